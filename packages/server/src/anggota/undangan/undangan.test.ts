import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../auth/sandi/hash-password.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, surat, clock } = await startTestServer();
const password_hash = await hashPassword('rahasia1');

/** A teacher of one school, and the operator of another of the same tenant, who would have him too. */
async function duaSekolah() {
  const asal = await given.organisasi();
  const tujuan = await given.organisasi({ tenant_id: asal.tenant_id, nama: `Sekolah dekat ${asal.kode_organisasi}` });
  const guru = await given.anggota(asal, { nama: 'Guru Sari', nik: '3273010101900001' });
  await all
    .updateTable('users')
    .set({ password_hash, no_hp: '0812-9999-0001' })
    .where('user_id', '=', guru.user_id)
    .execute();
  const operator = await given.orang('operator', tujuan);
  const url = `/orgs/${tujuan.organisasi_id}/users`;
  const { email } = await all
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', guru.user_id)
    .executeTakeFirstOrThrow();
  const invite = (isi = {}) => as(operator).post(url, { user_id: guru.user_id, email, ...isi });
  const undangan = `/orgs/${tujuan.organisasi_id}/undangan-anggota`;
  const waiting = async () => (await as(guru).get('/undangan')).body.data as { undangan_id: number }[];
  const answer = async (jawaban: string) =>
    as(guru).post(`/undangan/${(await waiting())[0]?.undangan_id ?? 0}/jawaban`, { jawaban });
  return { asal, tujuan, guru, operator, url, undangan, invite, waiting, answer };
}

describe('an invitation', () => {
  test('is what an operator makes of somebody of another organisation, and shows him no more than the name', async () => {
    const { guru, operator, url, undangan, invite } = await duaSekolah();
    const made = await invite({ nip: 'B-1' });
    expect(made).toMatchObject({ status: 201, body: { data: { nama: 'Guru Sari', keadaan: 'menunggu' } } });
    const list = await as(operator).get(undangan);
    expect(list.body.data).toMatchObject([{ user_id: guru.user_id, nama: 'Guru Sari', keadaan: 'menunggu' }]);
    for (const answer of [made, list, await as(operator).get(url)]) {
      expect(answer.raw.toString()).not.toMatch(/3273010101900001|0812-9999-0001|@contoh\.id.*Guru/);
    }
    expect((await as(operator).get(`${url}/${guru.user_id}`)).status).toBe(404);
    expect((await invite()).body.error).toBe('undangan.pending');
  });

  test('goes by mail, and accepted makes him a plain member with what the operator wrote', async () => {
    const { tujuan, guru, operator, url, undangan, invite, waiting, answer } = await duaSekolah();
    const { email } = await all
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', guru.user_id)
      .executeTakeFirstOrThrow();
    await invite({ nip: 'B-1', tgl_mulai: '2026-01-01' });
    expect(surat.findLast(({ kepada }) => kepada === email)?.judul).toBe(`Undangan menjadi anggota ${tujuan.nama}`);
    expect(await waiting()).toMatchObject([{ organisasi: tujuan.nama }]);
    expect((await answer('terima')).status).toBe(200);
    expect((await as(operator).get(`${url}/${guru.user_id}`)).body.data).toMatchObject({
      nip: 'B-1',
      role: KODE_PERAN.user,
      status: STATUS_KEANGGOTAAN.aktif,
      tgl_mulai: '2026-11-20',
      dapat_dikelola: true,
      dapat_ubah_akun: false,
    });
    expect([await waiting(), (await as(operator).get(undangan)).body.data]).toEqual([[], []]);
  });

  test('declined, cancelled or run out makes nobody a member, and can be made again', async () => {
    const { guru, operator, undangan, invite, waiting, answer } = await duaSekolah();
    const keadaan = async () => (await as(operator).get(undangan)).body.data as { keadaan: string }[];
    await invite();
    expect((await answer('tolak')).status).toBe(200);
    expect((await keadaan()).map((one) => one.keadaan)).toEqual(['ditolak']);

    await invite();
    const [open] = await waiting();
    expect((await as(operator).delete(`${undangan}/${open?.undangan_id}`)).status).toBe(200);
    expect((await as(guru).post(`/undangan/${open?.undangan_id}/jawaban`, { jawaban: 'terima' })).status).toBe(404);

    await invite();
    const [last] = await waiting();
    const began = clock.now;
    clock.now = new Date(began.getTime() + 14 * 86_400_000);
    expect(await waiting()).toEqual([]);
    expect((await as(guru).post(`/undangan/${last?.undangan_id}/jawaban`, { jawaban: 'terima' })).status).toBe(404);
    expect((await keadaan()).map((one) => one.keadaan)).toContain('kedaluwarsa');
    expect((await invite()).status).toBe(201);
    clock.now = began;
  });

  test('of somebody else is not his to answer, nor another organisation’s to see or take back', async () => {
    const { asal, undangan, invite, waiting } = await duaSekolah();
    await invite();
    const [open] = await waiting();
    const [stranger, neighbour] = [await given.anggota(asal), await given.orang('operator', asal)];
    const path = `/undangan/${open?.undangan_id}/jawaban`;
    expect((await as(stranger).post(path, { jawaban: 'terima' })).status).toBe(404);
    expect((await as(neighbour).get(undangan)).status).toBe(404);
    expect(
      (await as(neighbour).delete(`/orgs/${asal.organisasi_id}/undangan-anggota/${open?.undangan_id}`)).status,
    ).toBe(404);
    expect(await waiting()).toHaveLength(1);
  });

  test('is refused in words where its PIN is another’s meanwhile, and stays open', async () => {
    const { tujuan, invite, waiting, answer } = await duaSekolah();
    await invite({ pin: '77' });
    await given.anggota(tujuan, { pin: '77' });
    expect((await answer('terima')).body.error).toBe('undangan.stale');
    expect(await waiting()).toHaveLength(1);
  });

  test('accepted ends the links that were asked for while one operator alone looked after the account', async () => {
    const { asal, guru, invite, answer } = await duaSekolah();
    const first = as(await given.orang('operator', asal));
    expect((await first.put(`/users/${guru.user_id}/ubah-email`, { email: 'jebakan@contoh.id' })).status).toBe(200);
    await invite();
    await answer('terima');
    const links = await all.selectFrom('tautan').select('jenis').where('user_id', '=', guru.user_id).execute();
    expect(links).toEqual([]);
  });

  test('that is made and taken back again and again is mailed twice a day, and still stands on Beranda', async () => {
    const { tujuan, guru, operator, undangan, invite, waiting } = await duaSekolah();
    const { email } = await all
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', guru.user_id)
      .executeTakeFirstOrThrow();
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await invite()).status).toBe(201);
      const [one] = await waiting();
      if (nth < 3) expect((await as(operator).delete(`${undangan}/${one?.undangan_id ?? 0}`)).status).toBe(200);
    }
    expect(await waiting()).toMatchObject([{ organisasi: tujuan.nama }]);
    expect(surat.filter(({ kepada }) => kepada === email)).toHaveLength(2);
  });

  test('is not needed for who is a member of another organisation of the same operator', async () => {
    const { asal, guru, operator, url } = await duaSekolah();
    await given.anggota(asal, { user_id: operator.user_id, role: KODE_PERAN.operator });
    const answer = await as(operator).post(url, { user_id: guru.user_id });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { user_id: guru.user_id, status: STATUS_KEANGGOTAAN.aktif } },
    });
  });
});
