import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { describe, expect, test } from 'vitest';
import { kantorBuilders } from '../../testing/given/given-kantor.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { kantor, rowsOf, tempat } = kantorBuilders(server);
clock.now = new Date('2026-11-20T02:00:00Z');

describe('changing a member', () => {
  test('changes what is sent and nothing else, and keeps before and after in the log', async () => {
    const { organisasi, as: operator, url } = await kantor();
    const { user_id } = await given.anggota(organisasi, { nama: 'Siti', pin: '7', jabatan: 'Guru' });
    const answer = await operator.put(`${url}/${user_id}`, { nama: 'Siti Aminah', pin: '', nik: '3201010101010001' });
    expect(answer.body.data).toMatchObject({
      nama: 'Siti Aminah',
      pin: null,
      jabatan: 'Guru',
      nik: '••••••••••••0001',
    });
    const line = await all
      .selectFrom('log_aktivitas')
      .select(['sebelum', 'sesudah'])
      .where('kegiatan', '=', 'Mengubah anggota')
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .executeTakeFirst();
    expect(line).toMatchObject({ sebelum: { nama: 'Siti', pin: '7' }, sesudah: { nama: 'Siti Aminah', pin: null } });
  });

  test('a NIK stands by its end wherever a member is read, whole to himself; who asks for it stands in the log, about whom', async () => {
    const { organisasi, as: operator, url } = await kantor();
    const siti = await given.anggota(organisasi, { nama: 'Siti', nik: '3201010101010001' });
    const nikOf = async (who: typeof operator, path: string) => {
      const data = (await who.get(path)).body.data as unknown as { nik: string; data?: { nik: string }[] };
      return data.data ? data.data.map(({ nik }) => nik) : data.nik;
    };
    const tersamar = '••••••••••••0001';
    expect(await nikOf(operator, `${url}?q=Siti`)).toEqual([tersamar]);
    expect(await nikOf(operator, `${url}/${siti.user_id}`)).toBe(tersamar);
    expect(await nikOf(as(siti), `${url}/${siti.user_id}`)).toBe('3201010101010001');
    // A form that leaves it alone leaves it as it is.
    await operator.put(`${url}/${siti.user_id}`, { jabatan: 'Guru' });

    const lines = () =>
      all
        .selectFrom('log_aktivitas')
        .select(['tentang_id', 'hasil'])
        .where('kegiatan', '=', 'Membuka NIK anggota')
        .where('organisasi_id', '=', organisasi.organisasi_id)
        .execute();
    expect(await lines()).toEqual([]);
    expect(await nikOf(operator, `${url}/${siti.user_id}/nik`)).toBe('3201010101010001');
    expect(await lines()).toEqual([{ tentang_id: siti.user_id, hasil: 200 }]);
    const lain = await given.anggota(organisasi);
    expect((await as(lain).get(`${url}/${siti.user_id}/nik`)).status).toBeGreaterThanOrEqual(403);
  });

  test('to another group holds from today; the days before keep the old one', async () => {
    const { organisasi, as: operator, grup, url } = await kantor();
    const anggota = await given.anggota(organisasi);
    const [guru, staf] = [await grup('Guru'), await grup('Staf')];
    await tempat.inGrup(anggota, guru.group_id);
    const path = `${url}/${anggota.user_id}`;
    await operator.put(path, { group_id: staf.group_id });
    expect(await rowsOf('anggota_grup', anggota.user_id)).toEqual([
      { tgl_mulai: '2026-01-01', tgl_selesai: '2026-11-19' },
      { tgl_mulai: '2026-11-20', tgl_selesai: null },
    ]);
    await operator.put(path, { group_id: staf.group_id });
    const { body } = await operator.put(path, { group_id: null });
    expect(body.data).toMatchObject({ group_id: null, riwayat_grup: [{ grup: 'Guru', tgl_selesai: '2026-11-19' }] });
  });

  test('by two operators at once: the second, who saw the old data, is told so', async () => {
    const { organisasi, as: first, url } = await kantor();
    const second = as(await given.orang('operator', organisasi));
    const { user_id } = await given.anggota(organisasi, { nama: 'Siti' });
    const path = `${url}/${user_id}`;
    const { versi } = (await first.get(path)).body.data as { versi: number };
    const answers = await Promise.all([
      first.put(path, { nama: 'Siti A', versi }),
      second.put(path, { nama: 'Siti B', versi }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 433]);
    expect(answers.find(({ status }) => status === 433)?.body.error).toBe('anggota.changed_meanwhile');
    const winner = answers.find(({ status }) => status === 200)?.body.data as unknown as { nama: string };
    expect((await first.get(path)).body.data).toMatchObject({ nama: winner.nama, versi: versi + 1 });
  });
});

test('a member whose account is the tenant’s admin’s keeps his name, and nobody vouches for his own face', async () => {
  const { organisasi, operator, as: first, url } = await kantor();
  const admin = await given.orang('admin', organisasi);
  await given.anggota(organisasi, { user_id: admin.user_id });
  expect((await first.put(`${url}/${admin.user_id}`, { nama: 'Diubah' })).status).toBe(403);
  expect((await first.put(`${url}/${admin.user_id}`, { jabatan: 'Kepala' })).status).toBe(200);
  expect((await first.put(`${url}/${operator.user_id}`, { is_face_verified: true })).status).toBe(403);
  const { user_id } = await given.anggota(organisasi);
  expect((await first.put(`${url}/${user_id}`, { is_face_verified: true })).body.data).toMatchObject({
    is_face_verified: true,
  });
});

test('where selfies are compared the mark of a face follows the enrolment, and the form changes everything else', async () => {
  const { organisasi, as: first, url } = await kantor();
  const admin = as(await given.orang('admin', organisasi));
  await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, { is_wajah: true });
  const { user_id } = await given.anggota(organisasi);
  const path = `${url}/${user_id}`;
  expect((await first.put(path, { is_face_verified: true })).body).toMatchObject({ error: 'anggota.wajah_ikut_pendaftaran' }); // prettier-ignore
  expect((await first.put(path, { is_face_verified: false, jabatan: 'Guru' })).body.data).toMatchObject({
    is_face_verified: false,
    jabatan: 'Guru',
  });
});

describe('the quota', () => {
  test('holds for adding, importing and making active again, and inactive members do not count', async () => {
    const { organisasi, operator, as: first, url } = await kantor();
    const { tenant_id, organisasi_id } = organisasi;
    const at = { tenant_id, organisasi_id };
    await all
      .insertInto('kuota')
      .values({ ...at, tgl_mulai: '2026-01-01', kuota: 2, keterangan: 'x' })
      .execute();
    const { user_id } = await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif });
    const langganan = `/orgs/${organisasi_id}/users-langganan`;
    expect((await first.get(langganan)).body.data).toEqual({ kuota: 2, terpakai: 1, sisa: 1 });
    const answers = await Promise.all([first.post(url, { nama: 'Siti' }), first.post(url, { nama: 'Budi' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 433]);
    expect(answers.find(({ status }) => status === 433)?.body).toMatchObject({
      error: 'langganan.kuota_full',
      message:
        'Kuota anggota (2) tidak cukup: 2 sudah terpakai. Tambah kuota di Langganan, atau nonaktifkan anggota yang sudah keluar',
    });
    expect(
      (await first.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.aktif, organisasi_id })).status,
    ).toBe(433);
    expect((await as(operator).get(langganan)).body.data).toMatchObject({ terpakai: 2, sisa: 0 });
  });
});

describe('ending a membership', () => {
  test('ends it and its group today, and loses nothing', async () => {
    const { organisasi, as: operator, grup, url } = await kantor();
    const anggota = await given.anggota(organisasi);
    await tempat.inGrup(anggota, (await grup('Guru')).group_id);
    expect(await operator.delete(`${url}/${anggota.user_id}`)).toMatchObject({
      status: 200,
      body: { message: 'Keanggotaan berakhir hari ini. Riwayatnya tetap tersimpan' },
    });
    expect(await rowsOf('keanggotaan', anggota.user_id)).toEqual([
      { tgl_mulai: '2020-01-01', tgl_selesai: '2026-11-20' },
    ]);
    expect(await rowsOf('anggota_grup', anggota.user_id)).toMatchObject([{ tgl_selesai: '2026-11-20' }]);
    expect((await operator.get(`${url}/${anggota.user_id}`)).body.data).toMatchObject({
      status: STATUS_KEANGGOTAAN.tidak_aktif,
      is_aktif: false,
    });
  });

  test('and making him active again continues it and its group, on the same day or from a later one', async () => {
    const { organisasi, as: operator, grup, url } = await kantor();
    const { organisasi_id } = organisasi;
    const anggota = await given.anggota(organisasi);
    const { user_id } = anggota;
    await tempat.inGrup(anggota, (await grup('Tata Usaha')).group_id);
    const grupnya = async () => (await rowsOf('anggota_grup', user_id)).map(({ tgl_selesai }) => tgl_selesai);
    await all.updateTable('users').set({ password_hash: 'x' }).where('user_id', '=', user_id).execute();
    const aktif = () =>
      operator.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.aktif, organisasi_id });

    await operator.delete(`${url}/${user_id}`);
    expect((await aktif()).body.data).toMatchObject({ status: STATUS_KEANGGOTAAN.aktif, is_aktif: true });
    expect(await rowsOf('keanggotaan', user_id)).toEqual([{ tgl_mulai: '2020-01-01', tgl_selesai: null }]);
    expect(await grupnya()).toEqual([null]);

    await operator.delete(`${url}/${user_id}`);
    clock.now = new Date('2026-11-25T02:00:00Z');
    await aktif();
    expect(await rowsOf('keanggotaan', user_id)).toEqual([
      { tgl_mulai: '2020-01-01', tgl_selesai: '2026-11-20' },
      { tgl_mulai: '2026-11-25', tgl_selesai: null },
    ]);
    expect(await grupnya()).toEqual(['2026-11-20', null]);
    clock.now = new Date('2026-11-20T02:00:00Z');
  });

  test('who comes back is in no group that he had left before, nor in one that is no longer used', async () => {
    const { organisasi, as: operator, grup, url } = await kantor();
    const { organisasi_id } = organisasi;
    const [lama, bubar] = [await given.anggota(organisasi), await given.anggota(organisasi)];
    const { group_id } = await grup('Panitia');
    await tempat.inGrup(lama, (await grup('Guru')).group_id);
    await all
      .updateTable('anggota_grup')
      .set({ tgl_selesai: '2026-11-18' })
      .where('user_id', '=', lama.user_id)
      .execute();
    await tempat.inGrup(bubar, group_id);
    for (const { user_id } of [lama, bubar]) await operator.delete(`${url}/${user_id}`);
    await all.updateTable('grup').set({ status: STATUS_RECORD.tidak_aktif }).where('group_id', '=', group_id).execute();
    for (const { user_id } of [lama, bubar]) {
      await operator.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.aktif, organisasi_id });
    }
    expect(await rowsOf('anggota_grup', lama.user_id)).toMatchObject([{ tgl_selesai: '2026-11-18' }]);
    expect(await rowsOf('anggota_grup', bubar.user_id)).toMatchObject([{ tgl_selesai: '2026-11-20' }]);
  });

  test('is refused for oneself, for equals, for the head of a group and for the last operator', async () => {
    const { organisasi, operator, as: first, grup, url } = await kantor();
    const second = await given.anggota(organisasi, { role: KODE_PERAN.operator });
    const kepala = await given.anggota(organisasi);
    const { group_id } = await grup('Guru');
    await all.updateTable('grup').set({ kepala_user_id: kepala.user_id }).where('group_id', '=', group_id).execute();
    const admin = as(await given.orang('admin', organisasi));

    expect((await first.delete(`${url}/${operator.user_id}`)).body.error).toBe('anggota.oneself');
    expect((await first.delete(`${url}/${second.user_id}`)).status).toBe(403);
    expect((await first.delete(`${url}/${kepala.user_id}`)).body).toMatchObject({
      error: 'anggota.is_kepala',
      message: 'Anggota ini kepala grup Guru. Ganti kepala grup itu terlebih dahulu',
    });
    expect((await admin.delete(`${url}/${second.user_id}`)).status).toBe(200);
    expect((await admin.delete(`${url}/${operator.user_id}`)).body.error).toBe('anggota.last_operator');
  });
});

describe('an inactive member', () => {
  test('reads himself and his organisation, and nothing else there', async () => {
    const { organisasi, url } = await kantor();
    const anggota = await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif });
    const { organisasi_id } = organisasi;
    expect((await as(anggota).get(`${url}/${anggota.user_id}`)).status).toBe(200);
    expect((await as(anggota).get(`/orgs/${organisasi_id}/profil`)).status).toBe(200);
    expect((await as(anggota).get(`/orgs/${organisasi_id}/users-aktif`)).body.error).toBe('anggota.inactive');
  });

  test('is also who has an inactive account', async () => {
    const { organisasi } = await kantor();
    const anggota = await given.anggota(organisasi);
    await all
      .updateTable('users')
      .set({ status: STATUS_USER.tidak_aktif })
      .where('user_id', '=', anggota.user_id)
      .execute();
    expect((await as(anggota).get(`/orgs/${organisasi.organisasi_id}/users-aktif`)).body.error).toBe('akun.inactive');
  });
});
