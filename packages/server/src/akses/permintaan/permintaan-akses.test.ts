import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { DetailAkses, PermintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { nomorBaru } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, stranger, surat, clock } = await startTestServer();
const atas = as(await given.akun({ is_super_admin: true }));

const suratTo = (email: string) => surat.filter(({ kepada }) => kepada === email);
const npsnBaru = () => String(20_000_000 + nomorBaru());

/** What an applicant fills in, with an address that only he has. */
function isian(fields: Record<string, unknown> = {}) {
  const n = nomorBaru();
  return {
    jenis: 'tenant',
    nama: `Yayasan ${n}`,
    npsn: npsnBaru(),
    alamat: 'Jalan Melati 1, Bandung',
    alasan: 'Presensi dan cuti guru',
    pemohon_nama: 'Siti Pemohon',
    pemohon_email: `pemohon-${n}@contoh.id`,
    ...fields,
  };
}

/** Fills in the form from an address of his own. */
let alamat = 0;
const daftar = (payload: object) =>
  stranger.call('POST', '/register', {
    payload,
    remoteAddress: `10.1.${Math.floor((alamat += 1) / 200)}.${alamat % 200}`,
  });
const tokenOf = (email: string) => /verify\?daftar=(\S+)/.exec(suratTo(email).at(-1)?.teks ?? '')?.[1] ?? '';
const konfirmasi = (email: string) => stranger.post('/register/konfirmasi', { token: tokenOf(email) });

/** A request that was confirmed, as a super admin finds it. */
async function diajukan(fields: Record<string, unknown> = {}) {
  const isi = isian(fields);
  await daftar(isi);
  await konfirmasi(isi.pemohon_email);
  const { data } = (await atas.get(`/akses?q=${isi.pemohon_email}`)).body.data as Page<PermintaanAkses>;
  const [minta] = data;
  if (!minta) throw new Error('the request is not there');
  return { isi, minta, url: `/akses/permintaan/${minta.permintaan_akses_id}` };
}
const aktifkan = async (email: string) => {
  const token = /aktivasi\?token=(\S+)/.exec(suratTo(email).at(-1)?.teks ?? '')?.[1] ?? '';
  const password = 'tiga-kuda-lari';
  const payload = { token, username: email.split('@')[0], email, password, password_confirmation: password };
  return stranger.post('/aktivasi', payload);
};
const statusOf = async (table: 'tenant' | 'organisasi', id: number | null) => {
  const column = table === 'tenant' ? 'tenant_id' : 'organisasi_id';
  const row = await all
    .selectFrom(table)
    .select('status')
    .where(column as 'tenant_id', '=', id)
    .executeTakeFirst();
  return row?.status;
};

test('a tenant is asked for, confirmed by mail, approved, and its first admin enters; before that nobody can', async () => {
  const isi = isian({ nama: 'Yayasan Harapan' });
  expect(await daftar(isi)).toMatchObject({ status: 201, body: { data: null } });
  expect((await atas.get(`/akses?q=${isi.pemohon_email}`)).body.data).toMatchObject({
    data: [{ status: STATUS_AKSES.dibuat, tenant_id: null }],
  });

  expect((await konfirmasi(isi.pemohon_email)).body.data).toMatchObject({
    nama: 'Yayasan Harapan',
    status: STATUS_AKSES.diajukan,
  });
  const { data } = (await atas.get(`/akses?status=${STATUS_AKSES.diajukan}&q=${isi.pemohon_email}`)).body
    .data as Page<PermintaanAkses>;
  const { tenant_id, permintaan_akses_id } = data[0] as PermintaanAkses;
  expect(await statusOf('tenant', tenant_id)).toBe(STATUS_RECORD.menunggu);

  const approved = await atas.post(`/akses/permintaan/${permintaan_akses_id}/setujui`);
  expect(approved).toMatchObject({ status: 200, body: { data: { status: STATUS_AKSES.disetujui, tenant_id } } });
  expect(await statusOf('tenant', tenant_id)).toBe(STATUS_RECORD.aktif);
  expect((await aktifkan(isi.pemohon_email)).status).toBe(200);
  const login = await stranger.post('/login', {
    username: isi.pemohon_email,
    password: 'tiga-kuda-lari',
    client_id: 2,
  });
  expect(login).toMatchObject({ status: 200, body: { data: { tenant_id, is_admin: true } } });
  // The link of the first mail now says what became of it.
  const [first] = suratTo(isi.pemohon_email);
  const token = /daftar=(\S+)/.exec(first?.teks ?? '')?.[1];
  expect((await stranger.post('/register/konfirmasi', { token })).body.data).toMatchObject({
    status: STATUS_AKSES.disetujui,
  });
});

test('an organisation asks for a place under a tenant, whose admin decides; its applicant is the first operator', async () => {
  const { tenant_id, kode_tenant } = await given.tenant();
  const admin = as(await given.akun({ tenant_id, is_admin: true }));
  const { isi, minta, url } = await diajukan({
    jenis: 'organisasi',
    kode_tenant: kode_tenant.toUpperCase(),
    nama: 'MTs Baru',
  });
  expect(minta).toMatchObject({ tenant_id, status: STATUS_AKSES.diajukan });
  expect(await statusOf('organisasi', minta.organisasi_id)).toBe(STATUS_RECORD.menunggu);
  expect((await admin.get('/akses')).body.data).toMatchObject({ menunggu: 1, data: [{ nama: 'MTs Baru' }] });

  // The database's own clock wrote when it was asked for, and is ahead of these tests'.
  await all
    .updateTable('organisasi')
    .set({ dibuat_pada: '2026-11-16T00:00:00Z' })
    .where('organisasi_id', '=', minta.organisasi_id)
    .execute();
  expect((await admin.post(`${url}/setujui`)).status).toBe(200);
  expect(await statusOf('organisasi', minta.organisasi_id)).toBe(STATUS_RECORD.aktif);
  // Counted at once, before anybody looks at the new place.
  expect((await admin.get(`/dashboard/tenant/${tenant_id}`)).body.data).toMatchObject({
    jumlah_anggota: 1,
    hari_ini: { anggota: 1 },
  });
  const operator = await all
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['users.email', 'anggota.role', 'anggota.status', 'users.user_id'])
    .where('anggota.organisasi_id', '=', minta.organisasi_id)
    .execute();
  expect(operator).toMatchObject([
    { email: isi.pemohon_email, role: KODE_PERAN.operator, status: STATUS_KEANGGOTAAN.belum_aktivasi },
  ]);
  expect((await aktifkan(isi.pemohon_email)).status).toBe(200);
  const inside = as({ user_id: operator[0]?.user_id ?? 0, tenant_id });
  expect((await inside.get(`/orgs/${minta.organisasi_id}/users`)).status).toBe(200);
});

test('what is turned down stays closed, with the remark in the applicant’s mail', async () => {
  const { tenant_id, kode_tenant } = await given.tenant();
  const admin = as(await given.akun({ tenant_id, is_admin: true }));
  const satu = await diajukan({ jenis: 'organisasi', kode_tenant });
  expect((await admin.post(`${satu.url}/tolak`, { keterangan: '' })).status).toBe(422);
  expect((await admin.post(`${satu.url}/tolak`, { keterangan: 'Sudah terdaftar' })).body.data).toMatchObject({
    status: STATUS_AKSES.ditolak,
  });
  expect(await statusOf('organisasi', satu.minta.organisasi_id)).toBe(STATUS_RECORD.ditolak);
  expect(suratTo(satu.isi.pemohon_email).at(-1)?.teks).toContain('Sudah terdaftar');

  const dua = await diajukan();
  await atas.post(`${dua.url}/tolak`, { keterangan: 'Bukan lembaga pendidikan' });
  expect(await statusOf('tenant', dua.minta.tenant_id)).toBe(STATUS_RECORD.ditolak);
  expect((await atas.post(`${dua.url}/setujui`)).body.error).toBe('akses.decided');
});

test('another tenant’s admin sees nothing of it, and no tenant’s admin decides whether there is a tenant', async () => {
  const { kode_tenant } = await given.tenant();
  const lain = as(await given.akun({ tenant_id: (await given.tenant()).tenant_id, is_admin: true }));
  const satu = await diajukan({ jenis: 'organisasi', kode_tenant });
  const dua = await diajukan();
  for (const { url } of [satu, dua]) {
    expect((await lain.get(url)).status).toBe(404);
    expect((await lain.post(`${url}/setujui`)).status).toBe(404);
    expect((await lain.post(`${url}/tolak`, { keterangan: 'Tidak' })).status).toBe(404);
  }
  expect((await lain.get('/akses')).body.data).toMatchObject({ total: 0, menunggu: 0 });
});

test('two who decide the same at once decide it once', async () => {
  const { url, isi } = await diajukan();
  const kedua = as(await given.akun({ is_super_admin: true }));
  await kedua.get('/me');
  const answers = await Promise.all([atas.post(`${url}/setujui`), kedua.post(`${url}/tolak`, { keterangan: 'Tidak' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 433]);
  expect(suratTo(isi.pemohon_email)).toHaveLength(2);
});

test('an address that is somebody’s refuses the approval, of which then nothing is left; another one does', async () => {
  const { email } = await given.akun({ is_viewer: true });
  const { url, minta } = await diajukan({ pemohon_email: email });
  const refused = await atas.post(`${url}/setujui`);
  expect(refused).toMatchObject({ status: 422, body: { errors: { email: expect.anything() } } });
  expect(await statusOf('tenant', minta.tenant_id)).toBe(STATUS_RECORD.menunggu);
  expect((await atas.post(`${url}/setujui`, { email: `lain-${nomorBaru()}@contoh.id` })).status).toBe(200);
});

test('who has an account in the tenant already becomes the operator with it', async () => {
  const organisasi = await given.organisasi();
  const { kode_tenant } = await all
    .selectFrom('tenant')
    .select('kode_tenant')
    .where('tenant_id', '=', organisasi.tenant_id)
    .executeTakeFirstOrThrow();
  const { user_id } = await given.anggota(organisasi);
  await all.updateTable('users').set({ password_hash: 'ada' }).where('user_id', '=', user_id).execute();
  const { email } = await all
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const { url, minta } = await diajukan({ jenis: 'organisasi', kode_tenant, pemohon_email: email });
  expect((await atas.post(`${url}/setujui`)).status).toBe(200);
  const there = await all
    .selectFrom('anggota')
    .select(['user_id', 'role', 'status'])
    .where('organisasi_id', '=', minta.organisasi_id)
    .execute();
  expect(there).toEqual([{ user_id, role: KODE_PERAN.operator, status: STATUS_KEANGGOTAAN.aktif }]);
  expect(suratTo(email ?? '').at(-1)?.teks).toContain('Masuk seperti biasa');
});

test('a code that is no tenant’s is answered the same; a super admin then says under which it comes', async () => {
  const { kode_tenant } = await given.tenant();
  const known = await daftar(isian({ jenis: 'organisasi', kode_tenant }));
  const isi = isian({ jenis: 'organisasi', kode_tenant: 'TIDAK-ADA' });
  const unknown = await daftar(isi);
  expect({ ...unknown, headers: null, raw: null }).toEqual({ ...known, headers: null, raw: null });
  expect((await konfirmasi(isi.pemohon_email)).body.data).toMatchObject({ status: STATUS_AKSES.diajukan });
  const { data } = (await atas.get(`/akses?q=${isi.pemohon_email}`)).body.data as Page<PermintaanAkses>;
  expect(data).toMatchObject([{ tenant_id: null, organisasi_id: null, kode_tenant: 'TIDAK-ADA' }]);
  const url = `/akses/permintaan/${data[0]?.permintaan_akses_id}`;
  expect(await atas.post(`${url}/setujui`)).toMatchObject({
    status: 422,
    body: { errors: { tenant_id: expect.anything() } },
  });
  const { tenant_id } = await given.tenant();
  expect((await atas.post(`${url}/setujui`, { tenant_id })).body.data).toMatchObject({
    status: STATUS_AKSES.disetujui,
    tenant_id,
  });
});

test('the same NPSN twice is held side by side: other requests, and organisations that are there', async () => {
  const npsn = npsnBaru();
  const ada = await given.organisasi({ npsn, nama: 'SMA yang sudah ada' });
  const satu = await diajukan({ npsn });
  const dua = await diajukan({ npsn });
  await daftar(isian({ npsn }));
  expect(satu.minta.jumlah_serupa).toBe(1);
  const { serupa, jumlah_serupa } = (await atas.get(satu.url)).body.data as DetailAkses;
  expect(jumlah_serupa).toBe(2);
  expect(serupa.map(({ jenis, id }) => [jenis, id])).toEqual([
    ['organisasi', ada.organisasi_id],
    ['permintaan', dua.minta.permintaan_akses_id],
  ]);
});

test('an unconfirmed request is nobody’s to decide, and its link holds three days', async () => {
  const isi = isian();
  await daftar(isi);
  const { data } = (await atas.get(`/akses?q=${isi.pemohon_email}`)).body.data as Page<PermintaanAkses>;
  expect((await atas.post(`/akses/permintaan/${data[0]?.permintaan_akses_id}/setujui`)).body.error).toBe(
    'akses.not_submitted',
  );
  const before = clock.now;
  clock.now = new Date(before.getTime() + 3 * 86_400_000 + 1000);
  expect((await konfirmasi(isi.pemohon_email)).body.error).toBe('auth.link_invalid');
  clock.now = before;
  expect((await stranger.post('/register/konfirmasi', { token: 'bukan' })).body.error).toBe('auth.link_invalid');
});

test('one address registers so often and no more, and nobody’s letter box is filled', async () => {
  const isi = isian();
  for (let kali = 0; kali < 5; kali += 1) expect((await daftar(isi)).status).toBe(201);
  expect(suratTo(isi.pemohon_email)).toHaveLength(3);
  const satu = { remoteAddress: '10.9.9.9' };
  const statuses: number[] = [];
  for (let kali = 0; kali < 11; kali += 1)
    statuses.push((await stranger.call('POST', '/register', { payload: isian(), ...satu })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 433]);
});

test('a place under a tenant is refused where the tenant’s quota of them is used up', async () => {
  const { tenant_id, kode_tenant } = await given.tenant();
  await all
    .insertInto('kuota')
    .values({ tenant_id, tgl_mulai: '2026-01-01', kuota_organisasi: 0, keterangan: 'Uji' })
    .execute();
  const { url } = await diajukan({ jenis: 'organisasi', kode_tenant });
  expect((await atas.post(`${url}/setujui`)).body.error).toBe('tenant.kuota_organisasi_full');
});

test('who decides is mailed once until nothing waits; what waits or was turned down takes nothing of the quota', async () => {
  const kantor = await given.organisasi();
  const { tenant_id } = kantor;
  const { kode_tenant } = await all
    .selectFrom('tenant')
    .select('kode_tenant')
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  const orang = await given.orang('admin', kantor);
  const { email } = await all
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', orang.user_id)
    .executeTakeFirstOrThrow();
  const admin = as(orang);
  const bagiAdmin = () => suratTo(email ?? '').filter(({ judul }) => judul.startsWith('Pendaftaran'));
  await all
    .insertInto('kuota')
    .values({ tenant_id, tgl_mulai: '2026-01-01', kuota_organisasi: 2, keterangan: 'Uji' })
    .execute();
  const [satu] = [
    await diajukan({ jenis: 'organisasi', kode_tenant }),
    await diajukan({ jenis: 'organisasi', kode_tenant }),
  ];
  expect(bagiAdmin()).toHaveLength(1);
  expect(bagiAdmin()[0]?.teks).toContain(satu.isi.nama);
  expect((await admin.get(`/dashboard/tenant/${tenant_id}`)).body.data).toMatchObject({ jumlah_organisasi: 1 });
  expect((await admin.post(`${satu.url}/tolak`, { keterangan: 'Bukan sekolah' })).status).toBe(200);
  const made = await admin.post('/orgs', { kode_organisasi: `K${nomorBaru()}`, nama: 'Yang kedua' });
  expect(made.status).toBe(201);
  expect((await admin.post('/orgs', { kode_organisasi: `K${nomorBaru()}`, nama: 'Yang ketiga' })).status).toBe(433);
});

test('the list comes as a workbook, filtered as on screen, to each who decides with his own only', async () => {
  const kantor = await given.organisasi();
  const { kode_tenant } = await all
    .selectFrom('tenant')
    .select('kode_tenant')
    .where('tenant_id', '=', kantor.tenant_id)
    .executeTakeFirstOrThrow();
  const { isi } = await diajukan({ jenis: 'organisasi', kode_tenant, nama: 'MI Baru' });
  const lain = await diajukan();
  const admin = as(await given.orang('admin', kantor));
  const names = async (by: typeof atas, query = '') => {
    const { sheets } = await readXlsx((await by.get(`/akses/download?${query}`)).raw);
    return sheets[0]?.rows.slice(1).map((row) => [row[0], row[3], row[13]]);
  };
  expect(await names(admin)).toEqual([['MI Baru', isi.npsn, 'Menunggu keputusan']]);
  expect(await names(atas, `q=${lain.isi.npsn}&status=${STATUS_AKSES.diajukan}`)).toHaveLength(1);
  expect(await names(atas, `q=${lain.isi.npsn}&status=${STATUS_AKSES.disetujui}`)).toEqual([]);
});
