import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all, surat, stranger, clock } = await startTestServer();
const tempat = tempatBuilders(all);
const superAdmin = as(await given.akun({ is_super_admin: true }));
type Tenant = { tenant_id: number; no_reg: string; kode_tenant: string };
let nomor = 0;
const baru = async () => {
  nomor += 1;
  const isi = { nama: 'Dinas Pendidikan Kota', admin_nama: 'Wulan', admin_email: `wulan${nomor}@kota.contoh.id` };
  const made = await superAdmin.post('/tenant', isi);
  expect(made.status, made.raw.toString()).toBe(201);
  return { ...(made.body.data as Tenant), isi };
};

describe('a new tenant', () => {
  test('has a number and a code of its own, and its first admin comes in by the link that was mailed to him', async () => {
    const made = await baru();
    expect(made).toMatchObject({
      nama: 'Dinas Pendidikan Kota',
      status: STATUS_RECORD.aktif,
      no_reg: `2026${String(made.tenant_id).padStart(5, '0')}`,
    });
    expect(made.kode_tenant).toBe(`DPK-${made.tenant_id}`);
    const mail = surat.find(({ kepada }) => kepada === made.isi.admin_email);
    expect(mail?.teks).toContain('admin Dinas Pendidikan Kota');
    const token = /token=([A-Z0-9-]+)/.exec(mail?.teks ?? '')?.[1];
    const password = 'tiga-kata-jauh-sekali';
    const isian = {
      token,
      username: 'wulan.kota',
      email: made.isi.admin_email,
      password,
      password_confirmation: password,
    };
    expect((await stranger.post('/aktivasi', isian)).status).toBe(200);
    const entered = await stranger.post('/login', { username: 'wulan.kota', password });
    expect(entered.body.data).toMatchObject({ is_admin: true, tenant_id: made.tenant_id, is_aktif: true });
    expect((await superAdmin.get(`/tenant/no-reg/${made.no_reg}`)).body.data).toMatchObject({
      tenant_id: made.tenant_id,
    });
    expect((await superAdmin.get('/tenant/no-reg/TIDAK')).status).toBe(404);
  });

  test('is not made by half: an address that somebody has is refused at its field', async () => {
    const { email } = await given.akun({ is_viewer: true });
    const before = await all.selectFrom('tenant').select('tenant_id').execute();
    const answer = await superAdmin.post('/tenant', { nama: 'X', admin_nama: 'Y', admin_email: email });
    expect(answer).toMatchObject({ status: 422, body: { errors: { admin_email: [expect.any(String)] } } });
    expect(await all.selectFrom('tenant').select('tenant_id').execute()).toEqual(before);
  });

  test('is nobody’s to make or remove below the super admin', async () => {
    const kantor = await given.organisasi();
    for (const peran of ['viewer', 'admin', 'operator', 'user'] as const) {
      const orang = as(await given.orang(peran, kantor));
      expect((await orang.post('/tenant', { nama: 'X', admin_nama: 'Y', admin_email: 'y@contoh.id' })).status).toBe(
        403,
      );
      expect((await orang.delete(`/tenant/${kantor.tenant_id}`)).status).toBe(403);
    }
  });
});

describe('a tenant', () => {
  test('is changed by its admin, but for its number, code and status', async () => {
    const kantor = await given.organisasi();
    const path = `/tenant/${kantor.tenant_id}`;
    const admin = as(await given.orang('admin', kantor));
    const before = (await admin.get(path)).body.data as Tenant;
    const isi = {
      nama: 'Dinas Baru',
      email: 'dinas@contoh.id',
      no_reg: 'X',
      kode_tenant: 'X',
      status: STATUS_RECORD.tidak_aktif,
      kuota: 9,
    };
    expect((await admin.put(path, isi)).body.data).toMatchObject({
      nama: 'Dinas Baru',
      email: 'dinas@contoh.id',
      no_reg: before.no_reg,
      kode_tenant: before.kode_tenant,
      status: STATUS_RECORD.aktif,
    });
    expect((await admin.put(path, { email: 'bukan surel' })).status).toBe(422);
    expect((await admin.put(path, { email: '' })).body.data).toMatchObject({ nama: 'Dinas Baru', email: null });
    const asing = as(await given.orang('admin', await given.organisasi()));
    expect((await asing.put(path, { nama: 'Bukan' })).status).toBe(404);
    expect((await as(await given.orang('operator', kantor)).put(path, { nama: 'Bukan' })).status).toBe(403);
  });

  test('has a logo for its own people', async () => {
    const kantor = await given.organisasi();
    const path = `/tenant/${kantor.tenant_id}`;
    const admin = as(await given.orang('admin', kantor));
    expect((await admin.get(`${path}/logo`)).status).toBe(404);
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const form = { file: new Blob([new Uint8Array(png)]) };
    expect((await admin.form('POST', `${path}/upload-logo`, form)).status).toBe(200);
    expect((await as(await given.orang('user', kantor)).get(`${path}/logo`)).headers['content-type']).toBe(
      'image/webp',
    );
    expect((await as(await given.orang('admin', await given.organisasi())).get(`${path}/logo`)).status).toBe(404);
  });

  test('is removed only while nothing hangs on it, with the admin who never came', async () => {
    const kosong = await baru();
    const path = `/tenant/${kosong.tenant_id}`;
    const organisasi = await given.organisasi({ tenant_id: kosong.tenant_id });
    await given.akun({ tenant_id: kosong.tenant_id, is_admin: true, password_hash: 'x' });
    expect(await superAdmin.delete(path)).toMatchObject({
      status: 433,
      body: { error: 'tenant.in_use', message: expect.stringContaining('1 instansi, 1 akun yang sudah aktif') },
    });
    await superAdmin.delete(`/orgs/${organisasi.organisasi_id}`);
    await all.deleteFrom('users').where('tenant_id', '=', kosong.tenant_id).where('password_hash', '=', 'x').execute();
    expect((await superAdmin.delete(path)).status).toBe(200);
    expect((await superAdmin.get(path)).status).toBe(404);
    const left = await all.selectFrom('users').select('user_id').where('email', '=', kosong.isi.admin_email).execute();
    expect(left).toEqual([]);
  });

  test('that waits is found by its status, its name, code and number, and the list is a sheet too', async () => {
    const made = await baru();
    await superAdmin.put(`/tenant/${made.tenant_id}/aktivasi`, { status: STATUS_RECORD.diblokir, keterangan: 'x' });
    for (const q of [made.no_reg, made.kode_tenant]) {
      const { body } = await superAdmin.get(`/tenant?q=${q}&status=${STATUS_RECORD.diblokir}`);
      expect(body.data).toMatchObject({ data: [expect.objectContaining({ tenant_id: made.tenant_id, kuota: null })] });
      expect((await superAdmin.get(`/tenant?q=${q}&status=${STATUS_RECORD.aktif}`)).body.data).toMatchObject({
        data: [],
      });
    }
    const sheet = await superAdmin.get(`/tenant/download?q=${made.no_reg}`);
    const { sheets } = await readXlsx(sheet.raw);
    expect(sheets[0]?.rows.at(-1)).toEqual(expect.arrayContaining([made.no_reg, 'Tanpa batas']));
  });
});

describe('the figures of a tenant', () => {
  test('count its organisations, people, day and files, and name what ends within thirty days', async () => {
    clock.now = new Date('2026-11-20T02:00:00Z');
    const kantor = await given.organisasi({ tgl_berlaku_akhir: '2026-12-20' });
    const { tenant_id, organisasi_id } = kantor;
    await given.organisasi({ tenant_id, tgl_berlaku_akhir: '2026-12-21', k_sumber_data: SUMBER_DATA.terhubung });
    await given.organisasi({ tenant_id, is_langganan: false, status: STATUS_RECORD.diblokir });
    await given.organisasi({ tenant_id, tgl_berlaku_akhir: '2026-11-19', status: STATUS_RECORD.tidak_aktif });
    const { user_id } = await given.anggota(kantor);
    const lain = await given.organisasi({ tenant_id });
    await given.anggota(lain, { user_id });
    await given.anggota(kantor, { status: STATUS_KEANGGOTAAN.belum_aktivasi });
    await given.anggota(kantor, { status: STATUS_KEANGGOTAAN.tidak_aktif });
    await all.insertInto('kuota').values({ tenant_id, tgl_mulai: '2026-01-01', kuota: 40, keterangan: 'x' }).execute();
    const hari = { tenant_id, organisasi_id, user_id, tanggal: '2026-11-20', status: 'hadir', penjelasan: '{}' };
    await all.insertInto('kehadiran').values(hari).execute();
    const admin = as(await given.orang('admin', kantor));
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    await admin.form('POST', `/tenant/${tenant_id}/upload-logo`, { file: new Blob([new Uint8Array(png)]) });

    const { body } = await admin.get(`/tenant/${tenant_id}/statistik`);
    expect(body.data).toMatchObject({
      tanggal: '2026-11-20',
      organisasi: {
        jumlah: 5,
        aktif: 3,
        tidak_aktif: 1,
        diblokir: 1,
        menunggu: 0,
        ditolak: 0,
        terhubung: 1,
        umum: 4,
        berlangganan: 3,
        tanpa_langganan: 2,
      },
      anggota: { aktif: 1, belum_aktivasi: 1, terpakai: 2, kuota: 40 },
      hari_ini: { anggota: 1, hadir: 1 },
      penyimpanan: { berkas: 1, byte: expect.any(Number) },
      akan_berakhir: [{ organisasi_id, tgl_berlaku_akhir: '2026-12-20' }],
    });
    expect((await as(await given.orang('operator', kantor)).get(`/tenant/${tenant_id}/statistik`)).status).toBe(403);
    expect(
      (await as(await given.orang('admin', await given.organisasi())).get(`/tenant/${tenant_id}/statistik`)).status,
    ).toBe(404);
  });
});

describe('the organisations of a tenant', () => {
  test('are listed with status, quota and use, of whatever status, and as a sheet', async () => {
    const kantor = await given.organisasi({ nama: 'A' });
    const { tenant_id, organisasi_id } = kantor;
    await given.organisasi({ tenant_id, nama: 'B', status: STATUS_RECORD.diblokir, keterangan_status: 'sebab' });
    await all
      .insertInto('kuota')
      .values({ tenant_id, organisasi_id, tgl_mulai: '2026-01-01', kuota: 7, keterangan: 'x' })
      .execute();
    await given.orang('operator', kantor);
    await tempat.grup(kantor);
    const admin = as(await given.orang('admin', kantor));
    const path = `/tenant/${tenant_id}/orgs`;
    expect((await admin.get(path)).body.data).toMatchObject({
      total: 2,
      data: [
        { nama: 'A', kuota: 7, terpakai: 1, jumlah_operator: 1, status: STATUS_RECORD.aktif },
        { nama: 'B', kuota: null, terpakai: 0, status: STATUS_RECORD.diblokir, keterangan_status: 'sebab' },
      ],
    });
    expect((await admin.get(`${path}?status=${STATUS_RECORD.diblokir}`)).body.data).toMatchObject({ total: 1 });
    expect((await admin.get(`${path}?q=${kantor.kode_organisasi}`)).body.data).toMatchObject({ total: 1 });
    expect((await admin.get(`${path}/download`)).raw.subarray(0, 2).toString()).toBe('PK');
    expect((await as(await given.orang('operator', kantor)).get(path)).status).toBe(403);
    expect((await as(await given.orang('admin', await given.organisasi())).get(path)).status).toBe(404);
  });
});
