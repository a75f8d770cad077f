import type { BarisKetidakhadiran } from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenLaporan, givenRekap, givenRentang } from '../../testing/given/given-rekap.ts';
import { givenSekitarLaporan } from '../../testing/given/given-sekitar-laporan.ts';
import { givenServer } from '../../testing/given-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { anggota } = givenRekap();
const absen: BarisKetidakhadiran = { tanggal: '2026-11-03', anggota, jenis: 'absen', kategori: null, hari: 1 };
const sakit: BarisKetidakhadiran = { tanggal: '2026-11-04', anggota, jenis: 'cuti', kategori: 'Cuti sakit', hari: 0.5 };

const givenAway = () =>
  givenServer({
    ...givenSekitarLaporan(),
    laporan: { listLaporan: () => [] },
    ketidakhadiran: {
      listKetidakhadiran: ({ jenis }) => ({
        ...givenPage([absen, sakit].filter((row) => !jenis || row.jenis === jenis)),
        rentang: givenRentang(),
        ringkasan: { absen: 1, cuti: 0.5 },
      }),
      exportKetidakhadiran: () => new Blob(['PK'], { type: 'application/pdf' }),
      generateKetidakhadiran: () => givenLaporan({ jenis: 'ketidakhadiran', status: 'menunggu' }),
    },
  });
const open = () => renderScreen('laporan.cuti', { organisasi_id: 9 });

test('absent days and leave are listed by member and date, and axe finds nothing', async () => {
  givenAway();
  const screen = await open();
  await expect.element(screen.getByText('November 2026 · 1 hari absen, 0,5 hari cuti')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Selasa, 3 November 2026.*Absen/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Cuti sakit.*0,5/ })).toBeVisible();
  await expectNoAxeFindings();
});

test('the files hold what the list is narrowed to', async () => {
  const server = givenAway();
  const screen = await open();
  await screen.getByLabelText('Jenis').selectOptions('Absen');
  await expect.element(screen.getByRole('row', { name: /Cuti sakit/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Unduh XLSX' }).click();
  await expect.poll(() => server.lastOf('ketidakhadiran.exportKetidakhadiran')).toMatchObject({ jenis: 'absen' });
  await screen.getByRole('button', { name: 'Buat PDF' }).click();
  await expect
    .poll(() => server.lastOf('ketidakhadiran.generateKetidakhadiran'))
    .toMatchObject({ jenis: 'absen', format: 'pdf' });
});
