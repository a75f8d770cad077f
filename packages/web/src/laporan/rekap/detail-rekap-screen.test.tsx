import { expect, test } from 'vitest';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenBaris } from '../../testing/given/given-kehadiran.ts';
import { givenKlaim } from '../../testing/given/given-klaim.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenRekap, givenRentang } from '../../testing/given/given-rekap.ts';
import { givenSekitarLaporan } from '../../testing/given/given-sekitar-laporan.ts';
import { givenServer } from '../../testing/given-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { anggota } = givenRekap();
const day = { jam_masuk: null, jam_pulang: null, is_pulang_besok: false, terlambat_menit: 0 };
const hari = [
  { ...day, tanggal: '2026-11-02', kode: 'T' as const, jam_masuk: '07:40:00', jam_pulang: '14:00:00' },
  { ...day, tanggal: '2026-11-03', kode: 'A' as const },
  {
    ...day,
    tanggal: '2026-11-04',
    kode: 'H' as const,
    jam_masuk: '21:55:00',
    jam_pulang: '06:05:00',
    is_pulang_besok: true,
  },
];

const givenSheet = () =>
  givenServer({
    ...givenSekitarLaporan(),
    rekap: {
      listDetailRekap: () => ({ ...givenPage([{ anggota, hari }]), rentang: givenRentang() }),
      exportRekap: () => new Blob(['PK'], { type: 'application/pdf' }),
    },
  });
const open = (periode_laporan_id: number, search = {}) =>
  renderScreen('laporan.kehadiran.detil', { organisasi_id: 9, periode_laporan_id }, search);

test('each date has its letter with the times behind it, and axe finds nothing', async () => {
  givenSheet();
  const screen = await open(0, { bulan: '2026-11' });
  await expect.element(screen.getByRole('columnheader', { name: 'Senin, 2 November 2026' })).toBeVisible();
  await expect.element(screen.getByTitle('Terlambat, 07:40 sampai 14:00')).toHaveTextContent('T');
  await expect.element(screen.getByTitle('Hadir, 21:55 sampai 06:05 (esok hari)')).toHaveTextContent('H');
  await expect.element(screen.getByRole('list', { name: 'Arti kode' })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('the periode of the path is asked for, and its files too', async () => {
  const server = givenSheet();
  const screen = await open(3);
  await expect.poll(() => server.lastOf('rekap.listDetailRekap')).toMatchObject({ periode_laporan_id: 3 });
  await screen.getByRole('button', { name: 'Unduh XLSX' }).click();
  await expect
    .poll(() => server.lastOf('rekap.exportRekap'))
    .toMatchObject({ periode_laporan_id: 3, jenis: 'detail', format: 'xlsx' });
});

test('a day is mended straight from the sheet in three actions, which stays where it was', async () => {
  const server = givenSheet();
  const baris = givenBaris({ tanggal: '2026-11-03', jam_pulang: null, tidak_lengkap: 'pulang', anggota });
  server.answers.kehadiran = { listRiwayatAnggota: () => givenPage([{ ...baris, presensi: [] }]) };
  server.answers.klaimPresensi = {
    submitKlaim: () => ({ ...givenKlaim(), klaim_sendiri_id: null, dampak: givenDampak() }),
  };
  const screen = await open(0, { bulan: '2026-11' });
  const actions = countActions();
  await screen.getByRole('button', { name: `A, ${anggota.nama}, 03-11-2026: Absen` }).click();
  await expectNoAxeFindings({ rules: 'experimental' });
  await screen.getByRole('button', { name: 'Perbaiki' }).click();
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .poll(() => server.lastOf('klaimPresensi.submitKlaim'))
    .toMatchObject({ user_id: [anggota.user_id], tgl_mulai: '2026-11-03', jam_pulang: '15:30:00', preview: false });
  expect(actions()).toBe(3);
  expect(screen.address()).toContain('bulan=2026-11');
});
