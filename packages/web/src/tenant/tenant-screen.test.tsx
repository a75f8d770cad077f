import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiTenant, Tenant } from '@hadir/contract/tenant/tenant.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenOrganisasiLengkap } from '../testing/given/given-organisasi-lengkap.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

const NOL = {
  anggota: 0,
  hadir: 0,
  tepat_waktu: 0,
  terlambat: 0,
  pulang_cepat: 0,
  tidak_lengkap: 0,
  cuti: 0,
  libur: 0,
  absen: 0,
  terbuka: 0,
  belum_mulai: 0,
};
const dinas: Tenant = {
  tenant_id: 4,
  no_reg: '202600004',
  kode_tenant: 'DPK-4',
  nama: 'Dinas Pendidikan Kota',
  email: null,
  alamat: null,
  status: STATUS_RECORD.aktif,
  keterangan_status: null,
  file_foto: null,
  jumlah_organisasi: 1,
  jumlah_anggota: 30,
};
const sekolah: OrganisasiTenant = {
  organisasi_id: 12,
  kode_organisasi: 'SDN1',
  nama: 'SDN 1 Kota',
  npsn: null,
  k_sumber_data: SUMBER_DATA.umum,
  is_langganan: false,
  tgl_berlaku_akhir: null,
  status: STATUS_RECORD.aktif,
  keterangan_status: null,
  is_ditutup_dari_atas: false,
  kuota: 40,
  terpakai: 30,
  jumlah_operator: 1,
};
const superAdmin = {
  ...givenSession({ peran: 'super_admin' }),
  getMe: () => givenMe({ is_super_admin: true, tenant_id: null }),
};

test('a super admin makes a tenant with its admin, sees what is wrong at its field, and closes it with a word to its people', async () => {
  let isTaken = true;
  let tenant = dinas;
  const server = givenServer({
    auth: superAdmin,
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage([{ ...dinas, kuota: null, hari_ini: NOL }]),
        tanggal: '2026-11-20',
        ringkasan: NOL,
        hari_kerja_terakhir: null,
      }),
      addTenant: () => {
        if (isTaken) throw new Refusal('input.invalid', { admin_email: ['Alamat email sudah dipakai akun lain'] });
        return dinas;
      },
      getTenantNoReg: () => tenant,
      getTenant: () => tenant,
      changeStatusTenant: ({ status, keterangan }) =>
        (tenant = { ...dinas, status, keterangan_status: keterangan ?? null }),
    },
  });
  const app = await renderApp('/tenant');
  await expect.element(app.getByRole('row', { name: /Dinas Pendidikan Kota Aktif 202600004/ })).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Tambah induk' }).click();
  const dialog = app.getByRole('dialog', { name: 'Tambah induk' });
  await dialog.getByRole('textbox', { name: 'Nama induk' }).fill('Dinas Pendidikan Kota');
  await dialog.getByRole('textbox', { name: 'Nama admin' }).fill('Wulan');
  await dialog.getByRole('textbox', { name: 'Email admin' }).fill('wulan@kota.contoh.id');
  await dialog.getByRole('button', { name: 'Buat dan kirim tautan' }).click();
  await expect.element(dialog.getByText('Alamat email sudah dipakai akun lain')).toBeVisible();
  isTaken = false;
  await dialog.getByRole('button', { name: 'Buat dan kirim tautan' }).click();
  await expect.element(app.getByRole('heading', { name: 'Dinas Pendidikan Kota' })).toBeVisible();
  expect(server.lastOf('tenant.addTenant')).toMatchObject({ admin_nama: 'Wulan', email: '' });
  await expectNoAxeFindings();

  await app.getByRole('button', { name: 'Ubah status' }).click();
  await app.getByRole('menuitem', { name: 'Blokir' }).click();
  const ask = app.getByRole('dialog', { name: 'Blokir Dinas Pendidikan Kota?' });
  await expect.element(ask.getByText(/1 instansi, 30 anggota, dan adminnya keluar/)).toBeVisible();
  await ask.getByRole('button', { name: 'Blokir' }).click();
  await expect.element(ask.getByText('Wajib diisi')).toBeVisible();
  await ask.getByRole('textbox').fill('tunggakan');
  await ask.getByRole('button', { name: 'Blokir' }).click();
  await expect
    .poll(() => server.lastOf('tenant.changeStatusTenant'))
    .toEqual({ tenant_id: 4, status: STATUS_RECORD.diblokir, keterangan: 'tunggakan' });
  await expect.element(app.getByText('Diblokir')).toBeVisible();
});

test('a tenant’s admin adds an organisation, and reads why one that hangs on something is not deleted', async () => {
  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    tenant: { listOrganisasiTenant: () => givenPage([sekolah]) },
    kuota: {
      listKuota: () => ({
        ...givenPage([]),
        pemakaian: { kuota: 100, terpakai: 30, kuota_organisasi: null, jumlah_organisasi: 1 },
      }),
    },
    organisasi: {
      addOrganisasi: () => {
        throw new Refusal('organisasi.kode_taken', { kode_organisasi: ['Kode instansi sudah dipakai'] });
      },
      removeOrganisasi: () => {
        throw new Refusal('organisasi.in_use');
      },
    },
  });
  const app = await renderApp('/organisasi');
  await expect.element(app.getByRole('row', { name: /SDN 1 Kota Aktif SDN1/ })).toBeVisible();
  await expect.element(app.getByText('Belum ada kuota yang ditetapkan', { exact: false })).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Tambah instansi' }).click();
  const dialog = app.getByRole('dialog', { name: 'Tambah instansi' });
  await dialog.getByRole('textbox', { name: 'Nama instansi' }).fill('SDN 2');
  await dialog.getByRole('textbox', { name: 'Kode instansi' }).fill('SDN1');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog.getByText('Kode instansi sudah dipakai')).toBeVisible();
  expect(server.lastOf('organisasi.addOrganisasi')).toMatchObject({ tenant_id: 3, nama: 'SDN 2' });
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await app.getByRole('button', { name: 'Buang' }).click();

  await app.getByRole('button', { name: 'SDN 1 Kota' }).click();
  const panel = app.getByRole('dialog', { name: 'SDN 1 Kota' });
  await expect.element(panel.getByText('30 dari 40')).toBeVisible();
  await expectNoAxeFindings();
  await panel.getByRole('button', { name: 'Hapus' }).click();
  await app.getByRole('dialog', { name: 'Hapus SDN 1 Kota?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect.element(app.getByText(/jadi tidak dapat dihapus/)).toBeVisible();
});

test("a new organisation's operator is invited at once, or later from its panel", async () => {
  const baru = { ...sekolah, jumlah_operator: 0 };
  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    tenant: { listOrganisasiTenant: () => givenPage([baru]) },
    kuota: {
      listKuota: () => ({
        ...givenPage([]),
        pemakaian: { kuota: null, terpakai: 0, kuota_organisasi: null, jumlah_organisasi: 1 },
      }),
    },
    organisasi: { addOrganisasi: ({ nama }) => givenOrganisasiLengkap({ organisasi_id: 12, nama: nama ?? '' }) },
    pengelola: { addOperator: () => ({ user_id: 40 }) },
  });
  const app = await renderApp('/organisasi?tambah=1');
  const dialog = app.getByRole('dialog', { name: 'Tambah instansi' });
  await dialog.getByRole('textbox', { name: 'Nama instansi' }).fill('SDN 2 Kota');
  await dialog.getByRole('textbox', { name: 'Kode instansi' }).fill('SDN2');
  await dialog.getByRole('button', { name: 'Tambah' }).click();

  const undang = app.getByRole('dialog', { name: 'Undang operator SDN 2 Kota' });
  await undang.getByRole('textbox', { name: 'Nama' }).fill('Rina Gunawan');
  await undang.getByRole('textbox', { name: 'Email' }).fill('rina@contoh.id');
  await expectNoAxeFindings();
  await undang.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect.element(undang).not.toBeInTheDocument();
  const siapa = { nama: 'Rina Gunawan', email: 'rina@contoh.id' };
  expect(server.lastOf('pengelola.addOperator')).toEqual({ ...siapa, organisasi_id: 12 });
  // Loaded again, it does not ask for another.
  expect(app.address()).not.toContain('tambah');

  await app.getByRole('button', { name: 'SDN 1 Kota' }).click();
  await app.getByRole('dialog', { name: 'SDN 1 Kota' }).getByRole('button', { name: 'Undang operator' }).click();
  await expect.element(app.getByRole('dialog', { name: 'Undang operator SDN 1 Kota' })).toBeVisible();
});
