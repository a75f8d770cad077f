import type { PekerjaanImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const RUN = '6d3f9b36-8a55-4c0a-9a3e-0c8d5f2b7a11';
const HASIL = {
  baris: 1814,
  berulang: 60,
  sudah_ada: 3,
  baru: 1242,
  sendiri: 2,
  anggota: 32,
  di_depan: 2,
  luar_keanggotaan: 5,
  tgl_awal: '2026-03-01',
  tgl_akhir: '2026-03-31',
  pin_asing: [{ pin: '99', jumlah: 4 }],
  jumlah_pin_asing: 1,
  baris_rusak: [{ baris: 17, alasan: 'Waktu tidak sah' }],
  jumlah_baris_rusak: 1,
  dihapus: 3,
};
const DILEWATI = {
  ditahan: 2,
  di_depan: 2,
  pin_asing: [{ pin: '99', jumlah: 4 }],
  jumlah_pin_asing: 1,
  baris_rusak: [{ baris: 17, alasan: 'Waktu tidak sah' }],
  jumlah_baris_rusak: 1,
  dihapus: 3,
};
const pekerjaan = (differences: Partial<PekerjaanImpor> = {}): PekerjaanImpor => ({
  pekerjaan_id: RUN,
  status: 'berjalan',
  selesai: 600,
  total: 1242,
  pesan: null,
  hasil: null,
  dibuat_pada: '2026-11-20T01:00:00Z',
  selesai_pada: null,
  ...differences,
});

const givenLog = (run: () => PekerjaanImpor) =>
  givenServer({
    auth: givenSession(),
    kehadiran: { listRiwayatKehadiran: () => givenPage([]) },
    presensi: {
      importPresensi: ({ is_uji_coba }) => ({
        hasil: HASIL,
        pekerjaan: is_uji_coba ? null : pekerjaan({ status: 'menunggu' }),
      }),
      getImporPresensi: run,
    },
  });
const open = (search = {}) => renderScreen('riwayatKehadiran', { organisasi_id: 9 }, search);

test('a log is tried first, told line by line, and recorded only when that is confirmed', async () => {
  const server = givenLog(() =>
    pekerjaan({
      status: 'selesai',
      hasil: { tercatat: 1242, hari: 1188, tgl_awal: '2026-03-28', tgl_akhir: '2026-03-31', dilewati: DILEWATI },
    }),
  );
  const screen = await open();
  await screen.getByRole('button', { name: 'Impor log mesin' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Impor log mesin' });
  await dialog.getByLabelText(/Berkas log/).upload(new File(['5\t2026-03-02 06:58:01'], '1_attlog.dat'));

  await expect.element(dialog.getByText('1.814 baris terbaca', { exact: false })).toBeVisible();
  await expect
    .element(dialog.getByText(/^2 baris milik Anda sendiri ditahan untuk diputuskan operator lain/))
    .toBeVisible();
  await expect.element(dialog.getByText(/^2 baris bertanggal sesudah sekarang dan tidak dicatat/)).toBeVisible();
  await expect.element(dialog.getByText(/^3 baris tidak dicatat: rincian harinya sudah dihapus/)).toBeVisible();
  await expect.element(dialog.getByText(/^5 presensi jatuh pada tanggal ketika orangnya bukan anggota/)).toBeVisible();
  await dialog.getByText('1 baris rusak').click();
  await expect.element(dialog.getByRole('row', { name: '17 Waktu tidak sah' })).toBeVisible();
  await expectNoAxeFindings();
  expect(server.asked.filter(({ name }) => name === 'presensi.importPresensi')).toMatchObject([
    { input: { is_uji_coba: true } },
  ]);

  await dialog.getByRole('button', { name: 'Impor 1.242 presensi' }).click();
  await expect.element(dialog.getByText('Impor selesai')).toBeVisible();
  expect(server.lastOf('presensi.importPresensi')).toMatchObject({ is_uji_coba: false });
  await expect
    .element(dialog.getByRole('link', { name: 'Lihat kehadirannya' }))
    .toHaveAttribute('href', '/organisasi/9/riwayat-hadir?from=2026-03-28&to=2026-03-31');

  // Those that are held are told apart, and counted once.
  await expect.element(dialog.getByText('1.240 presensi tercatat', { exact: false })).toBeVisible();

  // What it left out is told where it ends, each with the way to it.
  await expect.element(dialog.getByText(/^2 baris milik Anda sendiri ditahan/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Lihat yang ditahan' }))
    .toHaveAttribute('href', '/organisasi/9/persetujuan?bagian=ditinjau');
  await expect.element(dialog.getByText(/^2 baris bertanggal sesudah sekarang dan tidak dicatat/)).toBeVisible();
  await expect.element(dialog.getByText(/^3 baris tidak dicatat: rincian harinya sudah dihapus/)).toBeVisible();
  await dialog.getByText('1 PIN tidak dikenal').click();
  await expect.element(dialog.getByRole('row', { name: '99 4' })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Isi PIN anggota' }))
    .toHaveAttribute('href', '/organisasi/9/users?is_biometrik=0');
  await dialog.getByText('1 baris rusak').click();
  await expect.element(dialog.getByRole('row', { name: '17 Waktu tidak sah' })).toBeVisible();
  await expectNoAxeFindings();
});

test('a log of years leads to its last month, not to all of them', async () => {
  givenLog(() =>
    pekerjaan({ status: 'selesai', hasil: { tercatat: 9, hari: 9, tgl_awal: '2000-01-01', tgl_akhir: '2026-03-31' } }),
  );
  const screen = await open({ impor: RUN });
  await expect
    .element(screen.getByRole('link', { name: 'Lihat kehadirannya' }))
    .toHaveAttribute('href', '/organisasi/9/riwayat-hadir?from=2026-03-01&to=2026-03-31');
});

test('a log that was imported before says that all of it is recorded, and offers nothing to import', async () => {
  const server = givenLog(() => pekerjaan());
  server.answers.presensi = {
    importPresensi: () => ({
      hasil: { ...HASIL, baru: 0, sudah_ada: 1245, pin_asing: [], jumlah_pin_asing: 0 },
      pekerjaan: null,
    }),
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Impor log mesin' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Impor log mesin' });
  await dialog.getByLabelText(/Berkas log/).upload(new File(['5\t2026-03-02 06:58:01'], '1_attlog.dat'));
  const kata = 'Semua presensi dalam berkas ini sudah tercatat sebelumnya; tidak ada yang perlu diimpor lagi.';
  await expect.element(dialog.getByText(kata, { exact: false })).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Impor/ }).query()).toBeNull();
  await dialog.getByRole('button', { name: 'Tutup', exact: true }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a run is found again by its address, with its numbers', async () => {
  givenLog(() => pekerjaan());
  const screen = await open({ impor: RUN });
  await expect.element(screen.getByRole('progressbar', { name: 'Mencatat presensi' })).toBeVisible();
  await expect.element(screen.getByText('600 dari 1.242', { exact: false })).toBeVisible();
});

test('an import that waits for its turn says where it stands', async () => {
  givenLog(() => pekerjaan({ status: 'menunggu', selesai: 0, total: null, antrean: { urutan: 3, sisa_detik: 120 } }));
  const screen = await open({ impor: RUN });
  await expect.element(screen.getByText('Antrean ke-3 · selesai 2 menit lagi')).toBeVisible();
});
