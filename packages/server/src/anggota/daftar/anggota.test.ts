import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { describe, expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { kantorBuilders } from '../../testing/given/given-kantor.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, db, clock } = server;
const builders = kantorBuilders(server);
const { rowsOf, tempat } = builders;
clock.now = new Date('2026-11-20T02:00:00Z');

type Daftar = { data: { user_id: number; nama: string }[]; total: number };

async function kantor() {
  const here = await builders.kantor();
  const lokasi = (nama: string) => tempat.lokasi(here.organisasi, { nama });
  const names = async (query: string) =>
    ((await here.as.get(`${here.url}?${query}`)).body.data as Daftar).data.map(({ nama }) => nama);
  return { ...here, lokasi, names };
}

describe('the list', () => {
  test('shows each member with group, locations and membership of today', async () => {
    const { organisasi, as: operator, grup, lokasi, url } = await kantor();
    const anggota = await given.anggota(organisasi, { nama: 'Siti Aminah', pin: '7', tgl_mulai: '2026-01-01' });
    const { group_id } = await grup('Guru');
    const old = await grup('Staf');
    const { lokasi_presensi_id } = await lokasi('Gerbang');
    await tempat.inGrup(anggota, old.group_id, '2026-01-01', '2026-11-19');
    await tempat.inGrup(anggota, group_id, '2026-11-20');
    await tempat.atLokasi(anggota, lokasi_presensi_id);

    const { body } = await operator.get(`${url}?q=aminah`);
    expect(body.data).toMatchObject({
      total: 1,
      data: [
        {
          user_id: anggota.user_id,
          nama: 'Siti Aminah',
          pin: '7',
          group_id,
          grup: 'Guru',
          lokasi: [{ lokasi_presensi_id, nama: 'Gerbang' }],
          role: KODE_PERAN.user,
          status: STATUS_KEANGGOTAAN.aktif,
          is_aktif: true,
          is_biometrik: true,
          tgl_mulai: '2026-01-01',
          tgl_selesai: null,
        },
      ],
    });
  });

  test('is narrowed by each filter, searched and sorted', async () => {
    const { organisasi, grup, names, operator } = await kantor();
    const { group_id } = await grup('Guru');
    const budi = await given.anggota(organisasi, { nama: 'Budi', pin: '2', jenis_kepegawaian: 'PNS', nip: 'A-1' });
    const cici = await given.anggota(organisasi, { nama: 'Cici', status: STATUS_KEANGGOTAAN.belum_aktivasi });
    await given.anggota(organisasi, { nama: 'Dodi 100%', status: STATUS_KEANGGOTAAN.tidak_aktif });
    await tempat.inGrup(budi, group_id);
    await all
      .updateTable('users')
      .set({ gender: 'L', is_face_verified: true })
      .where('user_id', '=', budi.user_id)
      .execute();
    await all.updateTable('users').set({ nama: 'Zaki' }).where('user_id', '=', operator.user_id).execute();
    await all
      .updateTable('users')
      .set({ status: STATUS_USER.tidak_aktif })
      .where('user_id', '=', cici.user_id)
      .execute();

    expect(await names('')).toEqual(['Budi', 'Cici', 'Dodi 100%', 'Zaki']);
    expect(await names('sort=-nama')).toEqual(['Zaki', 'Dodi 100%', 'Cici', 'Budi']);
    expect(await names(`status=${STATUS_KEANGGOTAAN.belum_aktivasi}`)).toEqual(['Cici']);
    expect(await names(`aktivasi=${SARING_AKTIVASI.belum}`)).toEqual(['Cici']);
    expect(await names(`aktivasi=${SARING_AKTIVASI.sudah}`)).toEqual(['Budi', 'Dodi 100%', 'Zaki']);
    expect(await names('is_aktif=0')).toEqual(['Cici', 'Dodi 100%']);
    expect(await names(`role=${KODE_PERAN.operator}`)).toEqual(['Zaki']);
    expect(await names(`group_id=${group_id}`)).toEqual(['Budi']);
    expect(await names('gender=L')).toEqual(['Budi']);
    expect(await names('jenis_kepegawaian=PNS')).toEqual(['Budi']);
    expect(await names('is_face_verified=1')).toEqual(['Budi']);
    expect(await names('is_biometrik=1')).toEqual(['Budi']);
    expect(await names('q=a-1')).toEqual(['Budi']);
    expect(await names('q=100%25')).toEqual(['Dodi 100%']);
    expect(await names('q=_')).toEqual([]);
  });

  test('gives a user who was granted the name himself alone, and pickers only names and pictures', async () => {
    const { organisasi, url } = await kantor();
    const user = await given.orang('user', organisasi);
    expect((await as(user).get(url)).status).toBe(403);
    await given.izin(organisasi.tenant_id, 'user', 'user.index', true);
    expect((await as(user).get(url)).body.data).toMatchObject({ total: 1, data: [{ user_id: user.user_id }] });
    const { data } = (await as(user).get(`/orgs/${organisasi.organisasi_id}/users-aktif`)).body as unknown as {
      data: object[];
    };
    expect(data).toHaveLength(2);
    for (const one of data) expect(Object.keys(one).toSorted()).toEqual(['file_foto', 'gender', 'nama', 'user_id']);
  });

  test('for pickers tells namesakes apart by NIP, NUPTK and group, and finds them by number, for an operator and no plain member', async () => {
    const { organisasi, as: operator, grup } = await kantor();
    const { group_id } = await grup('Guru');
    const satu = await given.anggota(organisasi, { nama: 'Kartika', nip: '198001012005012001' });
    await given.anggota(organisasi, { nama: 'Kartika', nuptk: '9900000000000011' });
    await tempat.inGrup(satu, group_id);
    const pilihan = async (siapa: typeof operator, q: string) =>
      (await siapa.get(`/orgs/${organisasi.organisasi_id}/users-aktif?q=${q}`)).body.data as object[];

    const kartika = { nip: '198001012005012001', nuptk: null, grup: 'Guru' };
    const lain = { nip: null, nuptk: '9900000000000011', grup: null };
    expect(await pilihan(operator, 'kartika')).toMatchObject([kartika, lain]);
    expect(await pilihan(operator, '19800101')).toMatchObject([kartika]);
    expect(await pilihan(operator, '99000000')).toMatchObject([lain]);

    const user = as(await given.orang('user', organisasi));
    expect(await pilihan(user, 'kartika')).toHaveLength(2);
    expect(JSON.stringify(await pilihan(user, 'kartika'))).not.toMatch(/nip|nuptk|grup/);
    expect(await pilihan(user, '19800101')).toEqual([]);
  });

  test('for pickers leaves out who has left, and who is inactive', async () => {
    const { organisasi, as: operator } = await kantor();
    await given.anggota(organisasi, { nama: 'Sudah keluar', tgl_selesai: '2026-11-19' });
    await given.anggota(organisasi, { nama: 'Tidak aktif', status: STATUS_KEANGGOTAAN.tidak_aktif });
    await given.anggota(organisasi, { nama: 'Hari terakhir', tgl_selesai: '2026-11-20' });
    const { data } = (await operator.get(`/orgs/${organisasi.organisasi_id}/users-aktif?q=A`))
      .body as unknown as Daftar;
    expect((data as { nama: string }[]).map(({ nama }) => nama)).toContain('Hari terakhir');
    expect(JSON.stringify(data)).not.toMatch(/Sudah keluar|Tidak aktif/);
  });
});

describe('adding a member', () => {
  test('makes an account that waits for its activation, placed from the day on, and is logged', async () => {
    const { organisasi, as: operator, grup, lokasi, url } = await kantor();
    const { group_id } = await grup('Guru');
    const { lokasi_presensi_id } = await lokasi('Gerbang');
    const answer = await operator.post(url, {
      nama: ' Siti Aminah ',
      email: 'siti-baru@contoh.id',
      gender: 'P',
      pin: '12',
      nip: '',
      jenis_kepegawaian: 'PPPK',
      group_id,
      lokasi_presensi_ids: [lokasi_presensi_id],
      tgl_mulai: '2026-12-01',
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        code: 201,
        message: 'Data Berhasil disimpan',
        data: {
          nama: 'Siti Aminah',
          status: STATUS_KEANGGOTAAN.belum_aktivasi,
          role: KODE_PERAN.user,
          pin: '12',
          nip: null,
          tgl_mulai: '2026-12-01',
        },
      },
    });
    const { user_id } = answer.body.data as { user_id: number };
    expect(await rowsOf('anggota_grup', user_id)).toEqual([{ tgl_mulai: '2026-12-01', tgl_selesai: null }]);
    const [line] = await all
      .selectFrom('log_aktivitas')
      .select(['kegiatan', 'hasil', 'sesudah'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .execute();
    expect(line).toMatchObject({ kegiatan: 'Menambah anggota', hasil: 201, sesudah: { user_id, nama: 'Siti Aminah' } });
    expect(JSON.stringify(line)).not.toMatch(/password|token/);
  });

  test('by who stands above both takes an account of the tenant with its password', async () => {
    const { organisasi, as: operator, url } = await kantor();
    const sibling = await given.organisasi({ tenant_id: organisasi.tenant_id });
    const { user_id } = await given.anggota(sibling, { nama: 'Guru dua sekolah' });
    const { email } = await all
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    await all.updateTable('users').set({ password_hash: 'x' }).where('user_id', '=', user_id).execute();

    const found = await operator.get(`${url}/email?email=${email?.toUpperCase()}`);
    expect(found.body.data).toEqual({ user_id, nama: 'Guru dua sekolah', email, is_anggota: false, is_diundang: true });
    const admin = as(await given.orang('admin', organisasi));
    expect(await admin.post(url, { user_id, pin: '3' })).toMatchObject({
      status: 201,
      body: { data: { user_id, status: STATUS_KEANGGOTAAN.aktif, pin: '3' } },
    });
    expect((await operator.post(url, { user_id })).body).toMatchObject({ error: 'anggota.already_member' });
    expect((await operator.get(`${url}/email?email=${email}`)).body.data).toMatchObject({ is_anggota: true });
  });

  test('does not find or take accounts of another tenant', async () => {
    const { as: operator, url } = await kantor();
    const foreign = await given.akun({ tenant_id: (await given.tenant()).tenant_id });
    expect((await operator.get(`${url}/email?email=${foreign.email}`)).body).toMatchObject({ code: 200, data: null });
    expect(await operator.post(url, { user_id: foreign.user_id })).toMatchObject({
      status: 422,
      body: { errors: { user_id: ['Akun tidak ditemukan'] } },
    });
    expect(await operator.post(url, { nama: 'X', email: foreign.email })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Alamat email sudah dipakai akun lain'] } },
    });
  });

  test.each([
    [{ pin: '7' }, { pin: ['PIN sudah dipakai anggota lain'] }],
    [{ nip: 'A-1' }, { nip: ['NIP sudah dipakai anggota lain'] }],
    [{ nik: '123' }, { nik: ['NIK terdiri atas 16 angka'] }],
    [{ nama: '' }, { nama: ['Wajib diisi'] }],
    [{ email: 'bukan email' }, { email: ['Isi dengan alamat email, misalnya nama@sekolah.sch.id'] }],
    [{ group_id: 2_000_000_000 }, { group_id: ['Grup tidak ditemukan'] }],
    [{ lokasi_presensi_ids: [2_000_000_000] }, { lokasi_presensi_ids: ['Lokasi presensi tidak ditemukan'] }],
  ])('refuses %j', async (wrong, errors) => {
    const { organisasi, as: operator, url } = await kantor();
    await given.anggota(organisasi, { pin: '7', nip: 'A-1' });
    expect(await operator.post(url, { nama: 'Siti', ...wrong })).toMatchObject({ status: 422, body: { errors } });
  });

  test('refuses another organisation’s group, and an inactive one', async () => {
    const { as: operator, url, grup } = await kantor();
    const theirs = await (await kantor()).grup('Guru');
    expect((await operator.post(url, { nama: 'Siti', group_id: theirs.group_id })).status).toBe(422);
    const closed = await grup('Tutup', 12);
    expect((await operator.post(url, { nama: 'Siti', group_id: closed.group_id })).body).toMatchObject({
      error: 'grup.inactive',
      message: 'Grup Tutup tidak aktif. Aktifkan dahulu, atau pilih grup lain',
    });
  });

  test('as operator is for those above operators', async () => {
    const { organisasi, as: operator, url } = await kantor();
    expect((await operator.post(url, { nama: 'Siti', role: KODE_PERAN.operator })).status).toBe(403);
    const admin = as(await given.orang('admin', organisasi));
    expect(await admin.post(url, { nama: 'Siti', role: KODE_PERAN.operator })).toMatchObject({
      status: 201,
      body: { data: { role: KODE_PERAN.operator } },
    });
  });
});

describe('one member', () => {
  test('is shown to operators and to himself, with his history, and to no colleague', async () => {
    const { organisasi, as: operator, url } = await kantor();
    const siti = await given.anggota(organisasi);
    const budi = await given.anggota(organisasi);
    expect((await operator.get(`${url}/${siti.user_id}`)).body.data).toMatchObject({
      dapat_dikelola: true,
      riwayat_keanggotaan: [{ tgl_mulai: '2020-01-01', tgl_selesai: null }],
    });
    expect((await as(siti).get(`${url}/${siti.user_id}`)).body.data).toMatchObject({ dapat_dikelola: false });
    expect((await as(budi).get(`${url}/${siti.user_id}`)).status).toBe(403);
    expect((await operator.get(`${url}/2000000000`)).status).toBe(404);
  });

  test('of another organisation does not exist, whichever call is tried', async () => {
    const { as: operator, url } = await kantor();
    const sibling = await kantor();
    const theirs = await given.anggota(sibling.organisasi);
    for (const answer of [
      await operator.get(`${url}/${theirs.user_id}`),
      await operator.put(`${url}/${theirs.user_id}`, { nama: 'Diubah' }),
      await operator.delete(`${url}/${theirs.user_id}`),
      await operator.post(`${url}/${theirs.user_id}/role`, { role: KODE_PERAN.user }),
      await operator.put(`${url}/${theirs.user_id}/aktivasi`),
      await operator.get(`${url}/${theirs.user_id}/aktivasi-log`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { error: 'input.not_found' } });
    }
  });
});

describe('the tenant', () => {
  test('lists its people with their organisations for its admin, and for no operator', async () => {
    const { organisasi, operator } = await kantor();
    const admin = as(await given.orang('admin', organisasi));
    const path = `/tenant/${organisasi.tenant_id}/users`;
    const { data } = (await admin.get(`${path}?role=${KODE_PERAN.operator}`)).body.data as { data: object[] };
    expect(data).toMatchObject([
      {
        user_id: operator.user_id,
        organisasi: [
          { organisasi_id: organisasi.organisasi_id, role: KODE_PERAN.operator, status: STATUS_KEANGGOTAAN.aktif },
        ],
      },
    ]);
    expect((await as(operator).get(path)).status).toBe(403);
  });

  test('lists those whose account is active, or those whose is not', async () => {
    const { organisasi } = await kantor();
    const { tenant_id } = await given.akun({
      tenant_id: organisasi.tenant_id,
      nama: 'Budi',
      status: STATUS_KEANGGOTAAN.tidak_aktif,
    });
    const admin = as(await given.orang('admin', organisasi));
    const namesOf = async (query: string) => {
      const { data } = (await admin.get(`/tenant/${tenant_id}/users?${query}`)).body.data as {
        data: { nama: string }[];
      };
      return data.map(({ nama }) => nama);
    };
    const [all, active] = [await namesOf(''), await namesOf('is_aktif=1')];
    expect(await namesOf('is_aktif=0')).toEqual(['Budi']);
    expect(active).toEqual(all.filter((nama) => nama !== 'Budi'));
  });
});

test('with the code’s own filters removed the database still hides what is another organisation’s', async () => {
  const ours = await kantor();
  const theirs = await kantor();
  const stranger = await given.anggota(theirs.organisasi);
  await tempat.inGrup(stranger, (await theirs.grup('Guru')).group_id);
  await tempat.atLokasi(stranger, (await theirs.lokasi('Gerbang')).lokasi_presensi_id);
  const { tenant_id, organisasi_id } = ours.organisasi;
  const seen = await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, async (trx) => {
    const rows = [];
    for (const table of [
      'anggota',
      'users',
      'keanggotaan',
      'anggota_grup',
      'anggota_lokasi',
      'grup',
      'lokasi_presensi',
    ] as const)
      rows.push(...(await trx.selectFrom(table).selectAll().execute()));
    return rows as { organisasi_id?: number; user_id?: number }[];
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((row) => (row.organisasi_id ?? organisasi_id) !== organisasi_id)).toEqual([]);
  expect(seen.map(({ user_id }) => user_id)).not.toContain(stranger.user_id);
});
