import { beforeEach, expect, test } from 'vitest';
import { chosenOrganisasi } from '../../base/session/chosen-organisasi.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenLaporan, givenRentang, givenRingkasanRekap } from '../../testing/given/given-rekap.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenMe } from '../../testing/orang.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// The address is of no organisation: none is chosen on it.
beforeEach(() => chosenOrganisasi.clear());

const man = { ...givenRingkasanRekap(), organisasi_id: 9, kode_organisasi: '31710001', nama: 'MAN 1 Jakarta' };

const kerja = {
  periode_laporan_id: 4,
  nama: 'Masa kerja November',
  tgl_mulai: '2026-10-21',
  tgl_selesai: '2026-11-20',
  is_milik_tenant: true,
};

const menunggu = givenLaporan({
  laporan_id: crypto.randomUUID(),
  status: 'menunggu',
  antrean: { urutan: 12, sisa_detik: 150 },
});

const givenTenant = (is_admin: boolean) =>
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin }) },
    periodeTenant: { listPeriodeTenant: () => givenPage([kerja]) },
    laporanTenant: {
      listRekapOrganisasi: () => ({ ...givenPage([man]), rentang: givenRentang(), ringkasan: givenRingkasanRekap() }),
      listLaporanTenant: () => [givenLaporan({ jenis: 'anggota' }), menunggu],
      generateLaporanTenant: () => givenLaporan({ laporan_id: crypto.randomUUID(), status: 'menunggu' }),
      getBerkasLaporanTenant: () => new Blob(['PK'], { type: 'application/pdf' }),
    },
  });

test('an admin sees every organisation, has a report over all made, and downloads the last one', async () => {
  const server = givenTenant(true);
  const screen = await renderScreen('tenant.laporan', {}, { bulan: '2026-11' });
  await expect.element(screen.getByRole('row', { name: /MAN 1 Jakarta.*94,7%/ })).toBeVisible();
  await expect.element(screen.getByText('Antrean ke-12 · selesai 3 menit lagi')).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Buat rekap semua anggota' }).click();
  await expect
    .poll(() => server.lastOf('laporanTenant.generateLaporanTenant'))
    .toMatchObject({ tenant_id: 3, jenis: 'anggota', bulan: '2026-11' });
  await screen.getByRole('button', { name: /^Unduh Rekap/ }).click();
  await expect.poll(() => server.lastOf('laporanTenant.getBerkasLaporanTenant')).toMatchObject({ tenant_id: 3 });
});

test('the tenant’s own periods are offered beside the months, for the recap and for a report over all', async () => {
  const server = givenTenant(true);
  const screen = await renderScreen('tenant.laporan', {});
  await screen.getByRole('combobox', { name: 'Periode' }).selectOptions('Masa kerja November');
  await expect
    .poll(() => server.lastOf('laporanTenant.listRekapOrganisasi'))
    .toMatchObject({ tenant_id: 3, periode_laporan_id: 4 });
  await screen.getByRole('button', { name: 'Buat rekap per instansi' }).click();
  await expect
    .poll(() => server.lastOf('laporanTenant.generateLaporanTenant'))
    .toMatchObject({ jenis: 'organisasi', periode_laporan_id: 4 });
});

test('who only reads is offered no report to make', async () => {
  givenTenant(false);
  const screen = await renderScreen('tenant.laporan', {});
  await expect.element(screen.getByRole('row', { name: /MAN 1 Jakarta/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Buat/ })).not.toBeInTheDocument();
});

test('the recap by organisation is asked for as PDF, and a report whose file is gone says so', async () => {
  const server = givenTenant(true);
  server.answers.laporanTenant = {
    ...server.answers.laporanTenant,
    listLaporanTenant: () => [givenLaporan({ jenis: 'organisasi', berkas_dihapus_pada: '2026-11-20T19:37:00Z' })],
  };
  const screen = await renderScreen('tenant.laporan', {}, { bulan: '2026-11' });
  await expect
    .element(screen.getByText(/Berkasnya dihapus 21-11-2026 02:37 WIB, 90 hari setelah dibuat/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Unduh Rekap/ })).not.toBeInTheDocument();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Cetak rekap per instansi' }).click();
  await expect
    .poll(() => server.lastOf('laporanTenant.generateLaporanTenant'))
    .toMatchObject({ jenis: 'organisasi', format: 'pdf', bulan: '2026-11' });
});
