import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenCuti } from '../../testing/given/given-cuti.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenRekap, givenRentang, givenRingkasanRekap } from '../../testing/given/given-rekap.ts';
import { givenSekitarLaporan } from '../../testing/given/given-sekitar-laporan.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => page.viewport(1440, 900));

const SALDO: Saldo = {
  id: '7-3',
  user_id: 7,
  nama: 'Siti Nurhaliza',
  nip: null,
  cuti_kategori_id: 3,
  kategori: 'Cuti tahunan',
  is_setengah_hari: false,
  sisa: 8,
  menunggu: 0,
  per_tahun: [{ tahun: 2026, sisa: 8 }],
  hangus: null,
  jadwal_hangus: [],
};

test('a history stands in sums and is printed day by day, and axe finds nothing', async () => {
  const server = givenServer({
    ...givenSekitarLaporan(),
    rekap: {
      listRekapRiwayat: () => ({
        ...givenPage([givenRekap()]),
        rentang: givenRentang(),
        ringkasan: givenRingkasanRekap(),
      }),
      printRiwayat: () => new Blob(['%PDF-'], { type: 'application/pdf' }),
    },
  });
  const screen = await renderScreen('rekapRiwayat', { organisasi_id: 9 }, { bulan: '2026-11' });
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan/ })).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Cetak riwayat' }).click();
  await expect.poll(() => server.lastOf('rekap.printRiwayat')).toMatchObject({ organisasi_id: 9, bulan: '2026-11' });
});

test('the views of the recap are one screen: what it is narrowed to goes along in one press', async () => {
  const halaman = () => ({ ...givenPage([givenRekap()]), rentang: givenRentang(), ringkasan: givenRingkasanRekap() });
  const server = givenServer({
    ...givenSekitarLaporan(),
    rekap: { listRekapRiwayat: halaman, listRekap: halaman },
  });
  const screen = await renderApp('/organisasi/9/riwayat/rekap?bulan=2026-10&q=rina');
  const tabs = screen.getByRole('navigation', { name: 'Tampilan rekap' });
  await expect.element(tabs.getByRole('link', { name: 'Persentase' })).toBeVisible();
  expect(
    tabs
      .getByRole('link')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Rekap bulanan', 'Rincian per hari', 'Persentase', 'Rekap riwayat']);
  await tabs.getByRole('link', { name: 'Persentase' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Persentase Bulanan' })).toBeVisible();
  await expect
    .poll(() => server.lastOf('rekap.listRekap'))
    .toMatchObject({ organisasi_id: 9, bulan: '2026-10', q: 'rina' });
});

test.each([360, 1440])(
  'a plain member finds a page about himself at %i wide, with no list that is not his',
  async (width) => {
    await page.viewport(width, 800);
    const menunggu = givenCuti({ status: STATUS_CUTI.diajukan });
    const server = givenServer({
      auth: givenSession({ peran: 'user', role: KODE_PERAN.user, is_enable_fitur_cuti: true }),
      hitungUlang: { listHitungUlang: () => [] },
      klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
      presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
      cuti: { listCutiSendiri: () => givenPage([menunggu]) },
      saldoCuti: { listSaldoSendiri: () => [SALDO] },
      kalenderSaya: { listKalenderSaya: () => [] },
      rekap: {
        listRekapRiwayat: () => ({
          ...givenPage([givenRekap({ potongan: 2 })]),
          rentang: givenRentang(),
          ringkasan: givenRingkasanRekap(),
        }),
      },
    });
    const screen = await renderScreen('rekapRiwayat', { organisasi_id: 9 });
    const bulan = screen.getByRole('region', { name: 'Kehadiran Anda' });
    await expect
      .element(bulan.getByRole('link', { name: '2%', exact: true }))
      .toHaveAttribute('href', '/organisasi/9/riwayat-hadir-user?from=2026-11-01&to=2026-11-30&hanya=potongan');
    await expect.element(screen.getByRole('region', { name: 'Cuti yang Anda ajukan' }).getByRole('link')).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Saldo cuti Anda' })).toBeVisible();
    await expect.element(screen.getByLabelText('Periode')).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
    expect(server.asked.map(({ name }) => name)).not.toContain('periode.listPeriode');
    await expectNoAxeFindings();
  },
);
