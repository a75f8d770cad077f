import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenRingkasan } from '../testing/given/given-kehadiran.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const tenantKe = (tenant_id: number, nama: string) => ({
  tenant_id,
  no_reg: '202600003',
  email: null,
  kuota: null,
  kode_tenant: `T${tenant_id}`,
  nama,
  status: STATUS_RECORD.aktif,
  jumlah_organisasi: 1,
  jumlah_anggota: 10,
  hari_ini: givenRingkasan({}),
});
const KANWIL: IzinPeran = {
  tenant_id: 3,
  nama: 'Kanwil',
  izin: { operator: { 'log.index': false } },
  jumlah_orang: { admin: 2, operator: 12, user: 480, pemantau: 0 },
};
const DINAS: IzinPeran = { ...KANWIL, tenant_id: 4, nama: 'Dinas', izin: { user: { 'group.index': true } } };

function given(
  me = givenMe({ is_super_admin: true, tenant_id: null }),
  tenants = [tenantKe(3, 'Kanwil'), tenantKe(4, 'Dinas')],
) {
  let kanwil = KANWIL;
  return givenServer({
    auth: { ...givenSession(), getMe: () => me },
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage(tenants),
        tanggal: '2026-11-22',
        ringkasan: givenRingkasan({}),
        hari_kerja_terakhir: null,
      }),
    },
    izinPeran: {
      listIsiIzin: () => [
        {
          nama: 'atribut.index',
          membuka: ['Menambah atribut'],
          tetap: [{ kegiatan: 'Melihat nilai atribut', lewat: 'user.index' }],
        },
      ],
      getIzinPeran: ({ tenant_id }) => (tenant_id === 3 ? kanwil : DINAS),
      changeIzinPeran: ({ izin }) => (kanwil = { ...kanwil, izin }),
    },
  });
}

test('where there is one tenant alone, it is chosen already', async () => {
  given(undefined, [tenantKe(3, 'Kanwil')]);
  const app = await renderApp('/kelola-akses');
  await expect.element(app.getByRole('checkbox', { name: 'Operator: Riwayat Log Akses' })).toBeVisible();
  await expect.element(app.getByLabelText('Induk')).toHaveDisplayValue('Kanwil');
});

test('what changes is shown by role before it is saved, with how many people it concerns', async () => {
  const server = given();
  const app = await renderApp('/kelola-akses');
  await app.getByLabelText('Induk').selectOptions('Kanwil');
  const log = app.getByRole('checkbox', { name: 'Operator: Riwayat Log Akses' });
  await expect.element(log).not.toBeChecked();
  await expect.element(app.getByText('bawaan: ya')).toBeVisible();
  await expectNoAxeFindings();

  await app.getByRole('checkbox', { name: 'Operator: Jam Kerja dan Pola Kerja' }).click();
  await app.getByRole('checkbox', { name: 'User: Grup' }).click();
  const hanyaBeda = app.getByRole('switch', { name: 'Hanya yang berbeda dari bawaan' });
  await hanyaBeda.click();
  await app.getByRole('button', { name: 'Periksa dan simpan' }).click();
  const tanya = app.getByRole('dialog', { name: 'Ubah izin peran Kanwil?' });
  await expect.element(tanya.getByText('Operator · 12 orang')).toBeVisible();
  await expect.element(tanya.getByText('Kehilangan: Jam Kerja dan Pola Kerja')).toBeVisible();
  await expect.element(tanya.getByText('Memperoleh: Grup')).toBeVisible();
  await tanya.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(app.getByText('belum disimpan')).not.toBeInTheDocument();
  await expect.element(hanyaBeda).toBeChecked();
  expect(server.lastOf('izinPeran.changeIzinPeran')).toEqual({
    tenant_id: 3,
    izin: { operator: { 'log.index': false, 'jadwal.index': false }, user: { 'group.index': true } },
    sebelum: KANWIL.izin,
  });
});

test('another tenant is chosen only once what was changed and not saved may go', async () => {
  given();
  const app = await renderApp('/kelola-akses');
  await app.getByLabelText('Induk').selectOptions('Kanwil');
  await app.getByRole('checkbox', { name: 'Operator: Riwayat Log Akses' }).click();
  await app.getByLabelText('Induk').selectOptions('Dinas');
  const question = app.getByRole('dialog', { name: 'Buang isian?' });
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect.element(app.getByText('1 izin')).toBeVisible();
  await expect.element(app.getByLabelText('Induk')).toHaveDisplayValue('Kanwil');
  await app.getByLabelText('Induk').selectOptions('Dinas');
  await question.getByRole('button', { name: 'Buang' }).click();
  await expect.element(app.getByLabelText('Induk')).toHaveDisplayValue('Dinas');
});

test('the defaults come back, another tenant is copied, and nothing is saved by either', async () => {
  const server = given();
  const app = await renderApp('/kelola-akses?tenant_id=3');
  const log = app.getByRole('checkbox', { name: 'Operator: Riwayat Log Akses' });
  await expect.element(log).not.toBeChecked();
  await app.getByRole('button', { name: 'Kembalikan ke bawaan' }).click();
  await expect.element(log).toBeChecked();

  await app.getByRole('button', { name: 'Salin dari induk lain' }).click();
  const salin = app.getByRole('dialog', { name: 'Salin dari induk lain' });
  await salin.getByLabelText('Salin dari').selectOptions('Dinas');
  await salin.getByRole('button', { name: 'Salin', exact: true }).click();
  await expect.element(app.getByRole('checkbox', { name: 'User: Grup' })).toBeChecked();
  await app.getByRole('switch', { name: 'Hanya yang berbeda dari bawaan' }).click();
  await expect.element(log).not.toBeInTheDocument();
  await app.getByRole('button', { name: 'Buang' }).click();
  await expect.element(log).not.toBeChecked();
  expect(server.lastOf('izinPeran.changeIzinPeran')).toBeUndefined();
});

test('a viewer reads it and changes nothing', async () => {
  given(givenMe({ is_viewer: true, tenant_id: null }));
  const app = await renderApp('/kelola-akses?tenant_id=3');
  await expect.element(app.getByRole('checkbox', { name: 'Operator: Riwayat Log Akses' })).toBeDisabled();
  await expect.element(app.getByRole('button', { name: 'Salin dari induk lain' })).not.toBeInTheDocument();
});

test('each name says what it opens and what stays open without it', async () => {
  given(undefined, [tenantKe(3, 'Kanwil')]);
  const app = await renderApp('/kelola-akses');
  await app.getByRole('button', { name: 'Apa isinya? Atribut' }).click();
  const dialog = app.getByRole('dialog', { name: 'Izin Atribut' });
  await expect.element(dialog.getByText(/^Membuka layar Atribut, Kategori Ketidakhadiran\./)).toBeVisible();
  await expect.element(dialog.getByText('Menambah atribut')).toBeVisible();
  await expect.element(dialog.getByText('lewat izin Anggota')).toBeVisible();
  await expectNoAxeFindings();
});
