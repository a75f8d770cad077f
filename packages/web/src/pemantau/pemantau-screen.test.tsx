import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenRingkasan } from '../testing/given/given-kehadiran.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenDaftarPantauan } from '../testing/given/given-pantauan.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const tugas: Pemantau['tugas'] = [
  { tenant_id: 3, nama_tenant: 'Kanwil DKI', organisasi_id: null, nama_organisasi: null, tgl_mulai: '2026-11-01', tgl_selesai: null, is_berlaku: true, tutup: null },
  { tenant_id: 4, nama_tenant: 'Kanwil Jabar', organisasi_id: 44, nama_organisasi: 'MTsN 1 Bogor', tgl_mulai: '2026-01-01', tgl_selesai: '2026-06-30', is_berlaku: false, tutup: null },
]; // prettier-ignore
const orang: Pemantau = {
  user_id: 70,
  nama: 'Pengawas Provinsi',
  username: null,
  email: 'pengawas@contoh.id',
  keadaan: 'belum_aktivasi',
  masuk_terakhir: null,
  hak: ['foto'],
  tugas,
};
const pemantauMe = { is_pemantau: true, tenant_id: null, jumlah_organisasi: 1 };

test('a super admin gives a place with its days, and a right by its name', async () => {
  let rows = [orang];
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_super_admin: true, tenant_id: null }) },
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage([]),
        tanggal: '2026-11-20',
        ringkasan: givenRingkasan(),
        hari_kerja_terakhir: null,
      }),
    },
    pemantau: {
      listPemantau: () => givenPage(rows),
      changePemantau: (isi) => (rows = [{ ...orang, nama: isi.nama, hak: isi.hak }])[0] ?? orang,
    },
  });
  const app = await renderApp('/pemantau');
  await expect
    .element(app.getByRole('row', { name: /Pengawas Provinsi pengawas@contoh.id Seluruh Kanwil DKI/ }))
    .toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Pengawas Provinsi' }).click();
  const dialog = app.getByRole('dialog', { name: 'Pengawas Provinsi' });
  await expect.element(dialog.getByRole('group', { name: 'Tempat 2' })).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Hapus tempat 2' }).click();
  await dialog.getByRole('checkbox', { name: /^NIK, telepon, PIN mesin/ }).click();
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Pengawas Wilayah');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(app.getByRole('button', { name: 'Pengawas Wilayah' })).toBeVisible();
  expect(server.lastOf('pemantau.changePemantau')).toMatchObject({
    user_id: 70,
    hak: ['foto', 'nomor'],
    tugas: [{ tenant_id: 3, tgl_mulai: '2026-11-01' }],
  });
});

const ditutup: (typeof tugas)[number] = {
  tenant_id: 5,
  nama_tenant: 'Kanwil Banten',
  organisasi_id: null,
  nama_organisasi: null,
  tgl_mulai: '2026-01-01',
  tgl_selesai: null,
  is_berlaku: true,
  tutup: { status: STATUS_RECORD.diblokir, keterangan: 'Tunggakan dua bulan' },
};

const bali: (typeof tugas)[number] = { ...ditutup, tenant_id: 6, nama_tenant: 'Kanwil Bali', tutup: null };

test('a monitor has a Beranda and a menu of his own, and reads the screens of a tenant that he chooses', async () => {
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe(pemantauMe) },
    pemantau: { listTugasSendiri: () => ({ hak: ['foto'], tugas: [...tugas, ditutup, bali] }) },
    monitoring: { listPantauan: () => givenDaftarPantauan() },
    mutasiTenant: { listMutasiTenant: () => ({ ...givenPage([]), menunggu: 0 }) },
  });
  const app = await renderApp('/pilihOrganisasi');
  await expect.poll(app.address).toBe('/viewer');
  await expect.element(app.getByText(/Seluruh Kanwil DKI/)).toBeVisible();
  await expect.element(app.getByText('Tidak berlaku')).toBeVisible();
  await expect.element(app.getByText('Tunggakan dua bulan')).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('link', { name: 'Mutasi' }).click();
  await expect.element(app.getByText('Pilih yang hendak dilihat.', { exact: false })).toBeVisible();
  expect(app.getByRole('option', { name: 'Kanwil Banten' }).query()).toBeNull();
  await app.getByRole('combobox', { name: 'Induk' }).selectOptions('Kanwil DKI');
  await expect.poll(() => server.lastOf('mutasiTenant.listMutasiTenant')).toMatchObject({ tenant_id: 3 });
  await expect.element(app.getByText('Belum ada mutasi', { exact: false })).toBeVisible();
  expect(app.getByRole('button', { name: 'Buat mutasi' }).query()).toBeNull();
  await expectNoAxeFindings();
});

test('who watches one institution goes straight there, also from a screen of a whole tenant', async () => {
  const satu = { ...bali, organisasi_id: 44, nama_organisasi: 'MTsN 1 Bogor' };
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe(pemantauMe) },
    pemantau: { listTugasSendiri: () => ({ hak: [], tugas: [satu] }) },
    monitoring: { listPantauan: () => givenDaftarPantauan() },
  });
  const app = await renderApp('/viewer');
  const buka = app.getByRole('link', { name: 'Buka MTsN 1 Bogor' });
  await expect.element(buka).toHaveAttribute('href', '/dashboard/44');
  await app.getByRole('link', { name: 'Mutasi' }).click();
  await expect.element(app.getByText('Anda memantau per instansi')).toBeVisible();
  await expect.element(buka).toHaveAttribute('href', '/dashboard/44');
  expect(app.getByRole('combobox', { name: 'Induk' }).query()).toBeNull();
  await expectNoAxeFindings();
});
