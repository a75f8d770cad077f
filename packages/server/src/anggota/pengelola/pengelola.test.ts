import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { AdminBaris, OperatorBaris } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import { givenFaktor } from '../../testing/given/given-faktor.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, stranger, surat } = server;
const atas = as(await given.akun({ is_super_admin: true }));
const password_hash = 'tidak-dipakai';

const adminOf = (tenant_id: number, fields = {}) => given.akun({ tenant_id, is_admin: true, password_hash, ...fields });
const rowsOf = async <T>(path: string) => (await atas.get(path)).body.data as Page<T>;
const suratTo = (email: string) => surat.filter(({ kepada }) => kepada === email);

test('the lists hold every tenant’s admins and every organisation’s operators, with where and how they stand', async () => {
  const [first, second] = [await given.organisasi(), await given.organisasi()];
  await adminOf(first.tenant_id, { nama: 'Ratna', status: STATUS_KEANGGOTAAN.tidak_aktif });
  await adminOf(second.tenant_id, { nama: 'Surya', password_hash: null });
  const both = await given.organisasi({ tenant_id: first.tenant_id, nama: 'AAA' });
  const { user_id } = await given.anggota(first, { role: KODE_PERAN.operator, nama: 'Operator Dua' });
  await given.anggota(both, { user_id, role: KODE_PERAN.operator, status: STATUS_KEANGGOTAAN.tidak_aktif });
  await given.anggota(first, { nama: 'Guru Biasa' });

  const admins = await rowsOf<AdminBaris>(`/admins?tenant_id=${first.tenant_id}`);
  expect(admins.data).toMatchObject([{ nama: 'Ratna', keadaan: 'tidak_aktif', tenant_id: first.tenant_id }]);
  expect((await rowsOf<AdminBaris>('/admins?q=Surya&keadaan=belum_aktivasi')).total).toBe(1);
  expect((await rowsOf<AdminBaris>('/admins?q=Surya&keadaan=aktif')).total).toBe(0);

  const operators = await rowsOf<OperatorBaris>(`/operators?tenant_id=${first.tenant_id}`);
  expect(operators.data).toMatchObject([
    {
      nama: 'Operator Dua',
      organisasi: [
        { nama: 'AAA', status: STATUS_KEANGGOTAAN.tidak_aktif },
        { organisasi_id: first.organisasi_id, status: STATUS_KEANGGOTAAN.aktif },
      ],
    },
  ]);
  expect((await rowsOf(`/operators?organisasi_id=${both.organisasi_id}`)).total).toBe(1);
  expect((await rowsOf(`/operators?organisasi_id=${second.organisasi_id}`)).total).toBe(0);
});

test('they say when somebody last signed in, and the latest comes first when asked so', async () => {
  const { orang, login } = await givenFaktor(server);
  const { tenant_id } = await given.tenant();
  const masuk = await orang({ tenant_id, is_admin: true });
  await adminOf(tenant_id, { nama: 'AAA Belum Pernah' });
  await login(masuk.username);
  const { data } = await rowsOf<AdminBaris>(`/admins?tenant_id=${tenant_id}&sort=-masuk_terakhir`);
  expect(data).toMatchObject([
    { user_id: masuk.user_id, masuk_terakhir: expect.stringContaining('2026-11-20'), jumlah_sesi: 1 },
    { masuk_terakhir: null, jumlah_sesi: 0 },
  ]);
});

test('the sheets hold what the lists show', async () => {
  const organisasi = await given.organisasi({ nama: 'MTs Contoh' });
  await given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Operator Lembar' });
  await adminOf(organisasi.tenant_id, { nama: 'Admin Lembar' });
  const cells = async (path: string) => {
    const { sheets } = await readXlsx((await atas.get(`${path}/download?tenant_id=${organisasi.tenant_id}`)).raw);
    return sheets[0]?.rows.flat();
  };
  expect(await cells('/admins')).toEqual(expect.arrayContaining(['Admin Lembar', 'Aktif', 'Belum pernah']));
  expect(await cells('/operators')).toEqual(expect.arrayContaining(['Operator Lembar', 'MTs Contoh']));
});

test('an invited admin gets a link, activates himself by it, and then administers his tenant and no other', async () => {
  const { tenant_id } = await given.organisasi();
  const email = 'kepala.tu@contoh.id';
  const invited = await atas.post('/admins', { tenant_id, nama: 'Kepala TU', email });
  expect(invited).toMatchObject({ status: 201, body: { message: 'Undangan dikirim lewat email' } });
  expect((await rowsOf(`/admins?tenant_id=${tenant_id}&keadaan=belum_aktivasi`)).total).toBe(1);
  const token = /token=(\S+)/.exec(suratTo(email)[0]?.teks ?? '')?.[1] ?? '';
  expect((await stranger.get(`/aktivasi/${token}`)).body.data).toMatchObject({ nama: 'Kepala TU', email });
  const payload = {
    token,
    username: 'kepala.tu',
    email,
    password: 'tiga-kuda-lari',
    password_confirmation: 'tiga-kuda-lari',
  };
  expect((await stranger.post('/aktivasi', payload)).status).toBe(200);
  const { user_id } = invited.body.data as { user_id: number };
  const admin = as({ user_id, tenant_id });
  expect((await admin.get(`/tenant/${tenant_id}`)).status).toBe(200);
  expect((await admin.get(`/tenant/${(await given.tenant()).tenant_id}`)).status).toBe(404);
});

test('an address that somebody has already, or a tenant that is not there, invites nobody', async () => {
  const { tenant_id, email } = await adminOf((await given.tenant()).tenant_id);
  const taken = await atas.post('/admins', { tenant_id, nama: 'Lain', email: email?.toUpperCase() });
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: expect.anything() } } });
  const nowhere = await atas.post('/admins', { tenant_id: 2_000_000_000, nama: 'Lain', email: 'lain@contoh.id' });
  expect(nowhere).toMatchObject({ status: 422, body: { errors: { tenant_id: expect.anything() } } });
  expect(suratTo('lain@contoh.id')).toEqual([]);
});

test('an invited operator belongs to the organisation and gets his link; a tenant’s admin invites only into his own', async () => {
  const organisasi = await given.organisasi();
  const admin = as(await adminOf(organisasi.tenant_id));
  const isian = { nama: 'Operator Baru', email: 'operator.baru@contoh.id' };
  expect((await admin.post('/operators', { ...isian, organisasi_id: organisasi.organisasi_id })).status).toBe(201);
  expect(suratTo(isian.email)).toHaveLength(1);
  const elsewhere = await given.organisasi();
  const other = { nama: 'Lain', email: 'lain.lagi@contoh.id', organisasi_id: elsewhere.organisasi_id };
  expect((await admin.post('/operators', other)).status).toBe(404);
});

test('the last active admin of a tenant is neither made inactive nor blocked; one who waits for his activation does not count', async () => {
  const { tenant_id } = await given.tenant();
  const first = await adminOf(tenant_id);
  const waiting = await adminOf(tenant_id, { password_hash: null, status: STATUS_RECORD.menunggu });
  for (const status of [2, 15]) {
    const answer = await atas.put(`/users/${first.user_id}/ubah-status`, { status });
    expect(answer).toMatchObject({ status: 433, body: { error: 'anggota.last_admin' } });
  }
  expect(
    (await atas.put(`/users/${waiting.user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif })).status,
  ).toBe(200);
  await adminOf(tenant_id);
  expect(
    (await atas.put(`/users/${first.user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif })).status,
  ).toBe(200);
});

test('two admins of a tenant made inactive at once leave one', async () => {
  const lain = as(await given.akun({ is_super_admin: true }));
  await lain.get('/me');
  for (let ronde = 0; ronde < 3; ronde += 1) {
    const { tenant_id } = await given.tenant();
    const [first, second] = [await adminOf(tenant_id), await adminOf(tenant_id)];
    const answers = await Promise.all([
      atas.put(`/users/${first.user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif }),
      lain.put(`/users/${second.user_id}/ubah-status`, { status: STATUS_RECORD.diblokir }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 433]);
  }
});

test('a link to a new password goes to who has one, a link of activation to who has none', async () => {
  const { tenant_id } = await given.tenant();
  const aktif = await adminOf(tenant_id);
  const belum = await adminOf(tenant_id, { password_hash: null, status: STATUS_RECORD.menunggu });
  const kirim = (jenis: string, { user_id }: { user_id: number }) => atas.post(`/users/${user_id}/kirim-${jenis}`);
  expect(await kirim('reset', aktif)).toMatchObject({ status: 200, body: { data: { dikirim_ke: aktif.email } } });
  await vi.waitFor(() => expect(suratTo(aktif.email ?? '')[0]?.teks).toContain('/lupapassword?token='));
  expect((await kirim('aktivasi', belum)).status).toBe(200);
  expect(suratTo(belum.email ?? '')[0]?.teks).toContain('/aktivasi?token=');
  expect((await kirim('aktivasi', aktif)).body.error).toBe('anggota.already_active');
  expect((await kirim('reset', belum)).body.error).toBe('akun.not_activated');
  const tanpa = await adminOf(tenant_id, { email: null });
  expect((await kirim('reset', tanpa)).body.error).toBe('akun.no_email');
});

test('nobody sends links to his equals, or to another tenant’s people', async () => {
  const organisasi = await given.organisasi();
  const admin = as(await adminOf(organisasi.tenant_id));
  const setingkat = await adminOf(organisasi.tenant_id);
  const jauh = await adminOf((await given.tenant()).tenant_id);
  for (const jenis of ['reset', 'aktivasi']) {
    expect((await admin.post(`/users/${setingkat.user_id}/kirim-${jenis}`)).status).toBe(403);
    expect((await admin.post(`/users/${jauh.user_id}/kirim-${jenis}`)).status).toBe(404);
  }
  expect(
    await all
      .selectFrom('tautan')
      .select('user_id')
      .where('user_id', 'in', [setingkat.user_id, jauh.user_id])
      .execute(),
  ).toEqual([]);
});
