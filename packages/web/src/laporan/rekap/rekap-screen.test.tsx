import { expect, onTestFinished, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenLaporan, givenRekap, givenRentang, givenRingkasanRekap } from '../../testing/given/given-rekap.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSekitarLaporan } from '../../testing/given/given-sekitar-laporan.ts';
import { showIn } from '../../testing/show-in.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const rina = givenRekap();
const budi = givenRekap({ anggota: { ...rina.anggota, user_id: 22, nama: 'Budi Santoso' }, persentase: null });
const periode = { periode_laporan_id: 3, nama: 'Semester Ganjil', tgl_mulai: '2026-07-01', tgl_selesai: '2026-12-31' };

const givenReports = (rows = [rina, budi]) =>
  givenServer({
    ...givenSekitarLaporan(),
    periode: { listPeriode: () => givenPage([{ ...periode, is_milik_tenant: false }]) },
    rekap: {
      listRekap: ({ periode_laporan_id }) => ({
        ...givenPage(rows),
        rentang: givenRentang(periode_laporan_id ? { sebutan: periode.nama, periode_laporan_id } : {}),
        ringkasan: givenRingkasanRekap(),
      }),
      exportRekap: () => new Blob(['PK'], { type: 'application/pdf' }),
    },
    laporan: {
      listLaporan: () => [
        givenLaporan(),
        givenLaporan({ laporan_id: crypto.randomUUID(), status: 'berjalan', selesai: 4 }),
      ],
      getBerkasLaporan: () => new Blob(['PK'], { type: 'application/pdf' }),
      generateLaporan: () => givenLaporan({ laporan_id: crypto.randomUUID(), status: 'menunggu' }),
    },
  });
const open = (search = {}) => renderScreen('laporan.kehadiran', { organisasi_id: 9 }, search);

test('a month shows every member’s sums and their share, and axe finds nothing', async () => {
  givenReports();
  const screen = await open();
  await expect.element(screen.getByText('November 2026', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan.*94,7%.*2 · 47 menit/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Budi Santoso.*—/ })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('beside the menu of a laptop all columns are in sight without scrolling sideways', async () => {
  // What the menu leaves of 1440 px.
  await showIn({ width: 1084 });
  onTestFinished(() => showIn({}));
  const sibuk = { terlambat: 12, terlambat_menit: 1_333, pulang_cepat: 13, pulang_cepat_menit: 122, tidak_lengkap: 12 };
  givenReports([givenRekap({ ...sibuk, potongan: 18.5 })]);
  const screen = await open();
  await expect.element(screen.getByText('12 · 1.333 menit')).toBeVisible();
  const box = screen.getByRole('table').element().parentElement;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('a member opens beside the list with his categories and the way to the days behind them', async () => {
  const kategori = [{ nama: 'TL2', jenis: 'terlambat' as const, kali: 2, menit: 80, potongan: 2 }];
  givenReports([givenRekap({ kategori, potongan: 2, cuti_kategori: [{ nama: 'Cuti sakit', hari: 1.5 }] })]);
  const screen = await open();
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await expect.element(screen.getByText('2 kali, 80 menit, potongan 2%')).toBeVisible();
  await expect.element(screen.getByText('1,5 hari')).toBeVisible();
  const hariNya = screen.getByRole('link', { name: 'Lihat hari-harinya' });
  await expect
    .element(hariNya)
    .toHaveAttribute('href', expect.stringMatching(/\/riwayat-hadir\?.*from=2026-11-01&to=2026-11-30/));
  await screen.getByRole('link', { name: '2%', exact: true }).click();
  expect(screen.address()).toMatch(/\/riwayat-hadir\?.*hanya=potongan/);
});

test('leave that counts days of the calendar says how much of it fell on work days, so that the days add up', async () => {
  givenReports([givenRekap({ hari_kerja: 20, hadir: 14, absen: 0, cuti: 7, cuti_kerja: 6 })]);
  const screen = await open();
  await expect.element(screen.getByText('7 · 6 pada hari kerja')).toBeVisible();
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await expect.element(screen.getByText('7, pada hari kerja 6')).toBeVisible();
});

test('hadir says how much of it is duty elsewhere or illness by a claim, which EMIS counts apart', async () => {
  givenReports([givenRekap({ hadir: 24, hadir_klaim: { dinas_luar: 2, sakit: 1 } }), budi]);
  const screen = await open();
  await expect.element(screen.getByText('· 2 dinas luar, 1 sakit')).toBeVisible();
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await expect.element(screen.getByText('24, menurut klaim 2 dinas luar, 1 sakit')).toBeVisible();
});

test('a recap that is being brought up to date says so', async () => {
  const server = givenReports();
  const job = { pekerjaan_id: crypto.randomUUID(), status: 'berjalan' as const, selesai: 3, total: 9, pesan: null };
  server.answers.hitungUlang = { listHitungUlang: () => [{ ...job, dibuat_pada: '2026-11-20T02:00:00Z' }] };
  const screen = await open();
  await expect.element(screen.getByText('Kehadiran sedang dihitung ulang')).toBeVisible();
});

test('a periode laporan is chosen into the address, and the files are of that span', async () => {
  const server = givenReports();
  const screen = await open();
  await expect.element(screen.getByRole('option', { name: 'Semester Ganjil' })).toBeInTheDocument();
  await screen.getByLabelText('Periode').selectOptions('Semester Ganjil');
  expect(screen.address()).toBe('/organisasi/9/laporan/kehadiran?periode_laporan_id=3');
  await screen.getByRole('button', { name: 'Unduh PDF' }).click();
  await expect
    .poll(() => server.lastOf('rekap.exportRekap'))
    .toMatchObject({ organisasi_id: 9, periode_laporan_id: 3, jenis: 'rekap', format: 'pdf' });
});

test('any other span reveals its two dates', async () => {
  const server = givenReports();
  const screen = await open();
  await screen.getByLabelText('Periode').selectOptions('Rentang tanggal lain');
  await expect.element(screen.getByLabelText('Dari')).toBeVisible();
  await expect.poll(() => server.lastOf('rekap.listRekap')).toMatchObject({ from: expect.stringMatching(/-01$/) });
});

test('a report is asked for, its progress is seen, and it is downloaded when it is done', async () => {
  const server = givenReports();
  const screen = await open();
  await screen.getByRole('button', { name: 'Buat laporan' }).click();
  await screen.getByLabelText('Laporan', { exact: true }).selectOptions('Laporan EMIS');
  await screen.getByRole('button', { name: 'Buat', exact: true }).click();
  await expect.poll(() => server.lastOf('laporan.generateLaporan')).toMatchObject({ jenis: 'emis', format: 'xlsx' });
  await expect.element(screen.getByRole('progressbar', { name: 'Sedang dibuat' })).toBeVisible();
  await screen.getByRole('button', { name: 'Unduh Rekap Kehadiran, Oktober 2026' }).click();
  await expect
    .poll(() => server.lastOf('laporan.getBerkasLaporan'))
    .toMatchObject({ laporan_id: givenLaporan().laporan_id });
});

test('a report needs its period: of another span both dates, which are shown with it', async () => {
  const server = givenReports();
  const screen = await open();
  await screen.getByRole('button', { name: 'Buat laporan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buat laporan' });
  await expect.element(dialog.getByRole('combobox', { name: 'Periode' })).toHaveAttribute('required');
  expect(dialog.getByLabelText('Dari').query()).toBeNull();
  await dialog.getByRole('combobox', { name: 'Periode' }).selectOptions('Rentang tanggal lain');
  await dialog.getByLabelText('Sampai').fill('');
  await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
  await expect.element(dialog.getByText('Isi kedua tanggal')).toBeVisible();
  expect(server.lastOf('laporan.generateLaporan')).toBeUndefined();

  await dialog.getByLabelText('Dari').fill('05-10-2026');
  await dialog.getByLabelText('Sampai').fill('09-10-2026');
  await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
  await expect
    .poll(() => server.lastOf('laporan.generateLaporan'))
    .toMatchObject({ periode_laporan_id: 0, from: '2026-10-05', to: '2026-10-09' });
});

test('an empty span and a failure say so', async () => {
  const server = givenReports([]);
  const screen = await open();
  await expect.element(screen.getByText('Tidak ada hari kehadiran anggota dalam rentang ini.')).toBeVisible();
  server.answers.rekap = {
    listRekap: () => {
      throw new Refusal('system.busy');
    },
  };
  const failed = await open({ bulan: '2026-09' });
  await expect.element(failed.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible();
});
