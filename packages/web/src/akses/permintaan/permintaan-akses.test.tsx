import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { DetailAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const minta: DetailAkses = {
  permintaan_akses_id: 5,
  jenis: 'organisasi',
  status: STATUS_AKSES.diajukan,
  tenant_id: 3,
  nama_tenant: 'Kanwil',
  kode_tenant: 'T03',
  organisasi_id: 90,
  nama: 'MTs Harapan',
  npsn: '20001234',
  nsm: null,
  alamat: 'Jalan Melati 1',
  alasan: 'Presensi guru',
  pemohon_nama: 'Siti Pemohon',
  pemohon_jabatan: null,
  pemohon_email: 'siti@contoh.id',
  pemohon_no_hp: null,
  keterangan: null,
  dibuat_pada: '2026-11-19T02:00:00Z',
  diajukan_pada: '2026-11-19T03:00:00Z',
  diputuskan_pada: null,
  nama_pemutus: null,
  jumlah_serupa: 1,
  serupa: [
    {
      jenis: 'organisasi',
      id: 8,
      nama: 'MTs Harapan Lama',
      nama_tenant: 'Kanwil',
      alamat: 'Jalan Mawar 2',
      nsm: null,
      status: STATUS_RECORD.aktif,
      dibuat_pada: '2025-01-01T00:00:00Z',
    },
  ],
};

function given(me: Parameters<typeof givenMe>[0]) {
  let now = minta;
  const rows = () => ({ ...givenPage([now]), menunggu: now.status === STATUS_AKSES.diajukan ? 1 : 0 });
  return givenServer({
    auth: { ...givenSession(), getMe: () => givenMe(me) },
    permintaanAkses: {
      listPermintaanAkses: rows,
      getPermintaanAkses: () => now,
      approvePermintaanAkses: ({ email }) => {
        if (email === 'siti@contoh.id')
          throw new Refusal('input.invalid', { email: ['Alamat email sudah dipakai akun lain'] });
        return (now = { ...now, status: STATUS_AKSES.disetujui });
      },
      rejectPermintaanAkses: ({ keterangan }) => (now = { ...now, status: STATUS_AKSES.ditolak, keterangan }),
    },
  });
}

test('a tenant’s admin holds the same NPSN side by side, and approves with another address where one is taken', async () => {
  const server = given({ is_admin: true, jumlah_organisasi: 0 });
  const app = await renderApp('/akses');
  await expect.element(app.getByText('Ada yang sama')).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'MTs Harapan' }).click();
  const panel = app.getByRole('dialog', { name: 'MTs Harapan' });
  await expect.element(panel.getByText('MTs Harapan Lama')).toBeVisible();
  await expect.element(panel.getByText('Jalan Mawar 2')).toBeVisible();
  await expectNoAxeFindings();

  await panel.getByRole('button', { name: 'Setujui' }).click();
  const dialog = app.getByRole('dialog', { name: 'Setujui MTs Harapan?' });
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect.element(dialog.getByText('Alamat email sudah dipakai akun lain')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email pemohon' }).fill('lain@contoh.id');
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel.getByText('Disetujui').first()).toBeVisible();
  expect(server.lastOf('permintaanAkses.approvePermintaanAkses')).toEqual({
    permintaan_akses_id: 5,
    email: 'lain@contoh.id',
  });
  expect(panel.getByRole('button', { name: 'Tolak' }).query()).toBeNull();
});

test('a rejection asks for the remark that the applicant reads', async () => {
  const server = given({ is_super_admin: true, tenant_id: null });
  const app = await renderApp('/akses?permintaan=5');
  const panel = app.getByRole('dialog', { name: 'MTs Harapan' });
  await panel.getByRole('button', { name: 'Tolak' }).click();
  const tanya = app.getByRole('dialog', { name: 'Tolak pendaftaran MTs Harapan?' });
  await tanya.getByRole('textbox').fill('Sudah terdaftar sebagai MTs Harapan Lama');
  await tanya.getByRole('button', { name: 'Tolak' }).click();
  await expect.element(panel.getByText('Sudah terdaftar sebagai MTs Harapan Lama')).toBeVisible();
  expect(server.lastOf('permintaanAkses.rejectPermintaanAkses')).toEqual({
    permintaan_akses_id: 5,
    keterangan: 'Sudah terdaftar sebagai MTs Harapan Lama',
  });
});
