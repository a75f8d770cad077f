import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { xlsxOf } from '../../testing/bombs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, surat, deps } = await startTestServer();

let urut = 0;
/** National numbers that nobody has yet: of an identity card, and of a civil servant. */
const nikBaru = () => `32730101019${String((urut += 1)).padStart(5, '0')}`;
const nipBaru = () => `1980010120050${String((urut += 1)).padStart(5, '0')}`;

/** Two schools of one tenant, each with its operator, and a school of another. */
async function duaSekolah() {
  const asal = await given.organisasi();
  const tujuan = await given.organisasi({ tenant_id: asal.tenant_id, nama: 'SD Tujuan' });
  const asing = await given.organisasi();
  const operatorDi = async (di: typeof asal) => as(await given.orang('operator', di));
  const [operator, operatorAsal, operatorAsing] = [
    await operatorDi(tujuan),
    await operatorDi(asal),
    await operatorDi(asing),
  ];
  const url = `/orgs/${tujuan.organisasi_id}/users`;
  return { asal, tujuan, asing, operator, operatorAsal, operatorAsing, url };
}
const akunOf = (user_id: number) =>
  all.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();

describe('a username', () => {
  test.each(['nip', 'nik', 'nuptk'] as const)(
    'that is the %s of somebody else of the tenant is refused, in whatever organisation, and one’s own is not',
    async (nomor) => {
      const { asal, tujuan, operator } = await duaSekolah();
      const nilai = nomor === 'nip' ? nipBaru() : nikBaru();
      const pemilik = await given.anggota(asal, { [nomor]: nilai });
      const guru = await given.anggota(tujuan);
      const refused = await operator.put(`/users/${guru.user_id}/username`, { username: nilai });
      expect(refused).toMatchObject({ status: 422, body: { error: 'akun.username_taken' } });
      expect(refused.body.errors).toEqual({
        username: ['Nama pengguna ini sudah dipakai, atau nomor (NIP, NIK, NUPTK) orang lain. Pilih yang lain'],
      });
      const admin = as(await given.orang('admin', asal));
      expect((await admin.put(`/users/${pemilik.user_id}/username`, { username: nilai })).status).toBe(200);
    },
  );

  test('of another tenant’s number is free: whose it is there, is not told here', async () => {
    const { asal, asing, operatorAsing } = await duaSekolah();
    const nip = nipBaru();
    await given.anggota(asal, { nip });
    const jauh = await given.anggota(asing);
    expect((await operatorAsing.put(`/users/${jauh.user_id}/username`, { username: nip })).status).toBe(200);
  });

  test('of an own kind of number counts too, whatever its capitals, and is free once the number is another', async () => {
    const { asal, operatorAsal } = await duaSekolah();
    const pemilik = await given.anggota(asal, { nip: 'GURU-0077' });
    const guru = await given.anggota(asal);
    const ganti = () => operatorAsal.put(`/users/${guru.user_id}/username`, { username: 'guru-0077' });
    expect((await ganti()).status).toBe(422);
    const users = `/orgs/${asal.organisasi_id}/users`;
    expect((await operatorAsal.put(`${users}/${pemilik.user_id}`, { nip: 'GURU-0078' })).status).toBe(200);
    expect((await ganti()).status).toBe(200);
  });

  test('admits no letters that look like others', async () => {
    const { asal, operatorAsal } = await duaSekolah();
    const guru = await given.anggota(asal);
    for (const username of ['оperator.mtsn', 'ｏｐｅｒａｔｏｒ', 'guru.señor']) {
      const { status, body } = await operatorAsal.put(`/users/${guru.user_id}/username`, { username });
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: { username: ['Nama pengguna hanya memuat huruf a–z, angka, dan tanda baca, tanpa spasi'] },
      });
    }
  });
});

describe('a number that is somebody else’s username', () => {
  test.each(['nip', 'nik', 'nuptk'] as const)(
    'is refused as %s of a new member, of an old one, and in a sheet',
    async (nomor) => {
      const { asal, tujuan, operator, url } = await duaSekolah();
      const nilai = nomor === 'nip' ? nipBaru() : nikBaru();
      const pemakai = await given.anggota(asal);
      await all.updateTable('users').set({ username: nilai }).where('user_id', '=', pemakai.user_id).execute();
      const guru = await given.anggota(tujuan);
      const pesan = [
        'Nomor ini dipakai sebagai nama pengguna akun lain. Minta pemilik akun itu, atau admin induk, menggantinya dahulu',
      ];
      for (const answer of [
        await operator.post(url, { nama: 'Guru Baru', [nomor]: nilai }),
        await operator.put(`${url}/${guru.user_id}`, { [nomor]: nilai }),
      ]) {
        expect(answer).toMatchObject({ status: 422, body: { error: 'anggota.nomor_username' } });
        expect(answer.body.errors).toEqual({ [nomor]: pesan });
      }
      expect((await akunOf(guru.user_id)).username).not.toBe(nilai);
    },
  );

  test('is refused although the username is taken at the same moment', async () => {
    const { asal, operatorAsal } = await duaSekolah();
    const nip = nipBaru();
    const [one, other] = [await given.anggota(asal), await given.anggota(asal)];
    const answer = await all.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ username: nip }).where('user_id', '=', other.user_id).execute();
      const asked = operatorAsal.put(`/orgs/${asal.organisasi_id}/users/${one.user_id}`, { nip });
      await expect
        .poll(async () => {
          const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(all);
          return Number(rows[0]?.n);
        })
        .toBe(1);
      return { asked };
    });
    expect(await answer.asked).toMatchObject({ status: 422, body: { error: 'anggota.nomor_username' } });
  });
});

describe('somebody whose number the tenant knows already', () => {
  test.each(['nip', 'nik', 'nuptk'] as const)(
    'is not made a second time by his %s: he is invited, and nothing of him is told',
    async (nomor) => {
      const { asal, operator, url, tujuan } = await duaSekolah();
      const nilai = nomor === 'nip' ? nipBaru() : nikBaru();
      const guru = await given.anggota(asal, { nama: 'Guru Rahasia', [nomor]: nilai });
      const { email } = await akunOf(guru.user_id);
      const refused = await operator.post(url, { nama: 'Sari', [nomor]: nilai });
      expect(refused).toMatchObject({ status: 422, body: { error: 'anggota.nomor_dikenal' } });
      expect(Object.keys(refused.body.errors ?? {})).toEqual([nomor]);

      const invited = await operator.post(url, { nama: 'Sari', [nomor]: nilai, undang_nomor: true });
      const sebut = `${nomor.toUpperCase()} ${nilai}`;
      expect(invited).toMatchObject({ status: 201, body: { data: { nama: null, nomor: sebut, keadaan: 'menunggu' } } });
      const waiting = await operator.get(`/orgs/${tujuan.organisasi_id}/undangan-anggota`);
      expect(waiting.body.data).toMatchObject([{ nama: null, nomor: sebut }]);
      const log = await operator.get(`/orgs/${tujuan.organisasi_id}/log`);
      for (const one of [refused, invited, waiting, log]) {
        expect(one.raw.toString()).not.toContain('Guru Rahasia');
        expect(one.raw.toString()).not.toContain(email);
      }
      expect(surat.findLast(({ kepada }) => kepada === email)?.teks).toContain('tidak melihat nama');

      const [mine] = (await as(guru).get('/undangan')).body.data as { undangan_id: number }[];
      expect((await as(guru).post(`/undangan/${mine?.undangan_id}/jawaban`, { jawaban: 'terima' })).status).toBe(200);
      const member = await operator.get(`${url}/${guru.user_id}`);
      // A NIK stands by its end until it is asked for.
      const tampil = nomor === 'nik' ? `••••••••••••${nilai.slice(-4)}` : nilai;
      expect(member.body.data).toMatchObject({ nama: 'Guru Rahasia', [nomor]: tampil });
    },
  );

  test('is also he when his NIP is written with blanks, and not when another only has the same staff number', async () => {
    const { asal, operator, url } = await duaSekolah();
    await given.anggota(asal, { nip: '19790515 200604 1 009' });
    await given.anggota(asal, { nip: '007' });
    const refused = await operator.post(url, { nama: 'Sari', nip: '197905152006041009' });
    expect(refused.body.error).toBe('anggota.nomor_dikenal');
    expect((await operator.post(url, { nama: 'Sari', nip: '007' })).status).toBe(201);
    for (const nama of ['Ani', 'Budi']) {
      expect((await operator.post(url, { nama, nik: '0000000000000000' })).status).toBe(201);
    }
  });

  test('of another tenant is nobody here', async () => {
    const { asal, operatorAsing, asing } = await duaSekolah();
    const nik = nikBaru();
    await given.anggota(asal, { nik });
    const made = await operatorAsing.post(`/orgs/${asing.organisasi_id}/users`, { nama: 'Sari', nik });
    expect(made).toMatchObject({ status: 201, body: { data: { nik: `••••••••••••${nik.slice(-4)}` } } });
  });

  test('and is a member here is named as one of them, and invited by nobody’s number', async () => {
    const { tujuan, operator, url } = await duaSekolah();
    const nik = nikBaru();
    await given.anggota(tujuan, { nik });
    const refused = await operator.post(url, { nama: 'Sari', nik });
    expect(refused).toMatchObject({ status: 422, body: { error: 'anggota.nik_taken' } });
    expect((await operator.post(url, { nama: 'Sari', nik, undang_nomor: true })).body.error).toBe(
      'anggota.already_member',
    );
    const nobody = await operator.post(url, { nama: 'Sari', nik: nikBaru(), undang_nomor: true });
    expect(nobody).toMatchObject({ status: 422, body: { errors: { user_id: ['Akun tidak ditemukan'] } } });
  });

  test('is refused when two organisations add him at once: one account is made', async () => {
    const { asal, tujuan, operator, operatorAsal } = await duaSekolah();
    const nik = nikBaru();
    const add = (who: typeof operator, at: number) => who.post(`/orgs/${at}/users`, { nama: 'Sari', nik });
    const answers = await Promise.all([add(operator, tujuan.organisasi_id), add(operatorAsal, asal.organisasi_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test('is said of each row of a sheet, in its cell', async () => {
    const { asal, tujuan, operator } = await duaSekolah();
    const [nik, nip] = [nikBaru(), nipBaru()];
    await given.anggota(asal, { nama: 'Guru Rahasia', nik });
    const pemakai = await given.anggota(asal);
    await all.updateTable('users').set({ username: nip }).where('user_id', '=', pemakai.user_id).execute();
    const sel = (...isi: string[]) => isi.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`).join('');
    const content = xlsxOf(
      `<row r="1">${sel('Nama', 'NIK', 'NIP', 'Username')}</row><row r="2">${sel('Sari', nik, '', '')}</row>` +
        `<row r="3">${sel('Budi', '', nip, '')}</row><row r="4">${sel('Tono', '', '', nik)}</row>`,
    );
    const answer = await operator.form('POST', `/orgs/${tujuan.organisasi_id}/import-user`, {
      is_uji_coba: '1',
      file: new Blob([new Uint8Array(content)]),
    });
    expect(answer.status).toBe(200);
    const galat = (answer.body.data as { baris: { baris: number; galat: unknown[] }[] }).baris.map((one) => one.galat);
    expect(galat).toEqual([
      [
        {
          kolom: 'NIK',
          pesan: `NIK ${nik} milik orang yang sudah dikenal di induk ini. Undang ia lewat Tambah anggota, lalu hapus barisnya`,
        },
      ],
      [{ kolom: 'NIP', pesan: `NIP ${nip} dipakai sebagai nama pengguna akun lain` }],
      [{ kolom: 'Username', pesan: `Username ${nik} nomor (NIP, NIK, NUPTK) orang lain` }],
    ]);
    expect(answer.raw.toString()).not.toContain('Guru Rahasia');
  });
});

test('an invitation by number needs an account of one’s own tenant only; by id it needs the address that goes with it', async () => {
  const { asal, operator, url } = await duaSekolah();
  const guru = await given.anggota(asal, { nama: 'Guru Rahasia' });
  const { email } = await akunOf(guru.user_id);
  const asing = await given.anggota(await given.organisasi());
  const admin = await given.orang('admin', asal);
  const hidden = await operator.post(url, { user_id: guru.user_id });
  const others = [
    await operator.post(url, { user_id: 2_000_000_000 }),
    await operator.post(url, { user_id: asing.user_id }),
    await operator.post(url, { user_id: admin.user_id }),
    await operator.post(url, { user_id: guru.user_id, email: 'salah@contoh.id' }),
  ];
  expect(hidden).toMatchObject({ status: 422, body: { errors: { user_id: ['Akun tidak ditemukan'] } } });
  for (const one of others) expect([one.status, one.body]).toEqual([hidden.status, hidden.body]);
  const invited = await operator.post(url, { user_id: guru.user_id, email: email?.toUpperCase() });
  expect(invited).toMatchObject({ status: 201, body: { data: { nama: 'Guru Rahasia', nomor: null } } });
});

test('who asks for very many numbers of people elsewhere is refused with the time to wait, by form and by sheet alike', async () => {
  const { asal, tujuan, url } = await duaSekolah();
  const orang = await given.orang('operator', tujuan);
  const operator = as(orang);
  const nik = nikBaru();
  await given.anggota(asal, { nik });
  await deps.limits.take('nomor_dikenal', String(orang.user_id), 499);
  const ask = () => operator.post(url, { nama: 'Budi', nik });
  expect((await ask()).body.error).toBe('anggota.nomor_dikenal');
  expect(await ask()).toMatchObject({ status: 433, body: { error: 'system.rate_limited' } });
  const sel = (...isi: string[]) => isi.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`).join('');
  const content = xlsxOf(`<row r="1">${sel('Nama', 'NIK')}</row><row r="2">${sel('Budi', nik)}</row>`);
  const sheet = { is_uji_coba: '1', file: new Blob([new Uint8Array(content)]) };
  expect(await operator.form('POST', `/orgs/${tujuan.organisasi_id}/import-user`, sheet)).toMatchObject({
    body: { error: 'system.rate_limited' },
  });
  expect((await operator.post(url, { nama: 'Orang baru', nik: nikBaru() })).status).toBe(201);
});
