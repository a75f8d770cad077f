import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import type { LangkahAwalBaris } from '@hadir/contract/dashboard/dashboard.contract.ts';
import type { TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenBaris, givenRingkasan } from '../testing/given/given-kehadiran.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenIzin } from '../testing/orang.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const AKTIVASI: TindakLanjut = {
  jenis: 'anggota_belum_aktivasi',
  status: STATUS_RECORD.tidak_aktif,
  jumlah: 4,
  keterangan: null,
  oleh: null,
  tanggal: null,
};

const givenDay = (session = givenSession(), langkah_awal: LangkahAwalBaris[] | null = null, hari: object = {}) =>
  givenServer({
    auth: session,
    dashboard: {
      getBerandaOrganisasi: () => ({
        tanggal: '2026-11-20',
        timezone: 'Asia/Jakarta',
        organisasi: {
          hari_ini: givenRingkasan(),
          hari_kerja_terakhir: null,
          is_tanpa_jadwal: false,
          tren: [
            { ...givenRingkasan({ hadir: 30, terbuka: 0 }), tanggal: '2026-11-19' },
            { ...givenRingkasan(), tanggal: '2026-11-20' },
          ],
          tindak_lanjut: [AKTIVASI],
          langkah_awal,
          kuota: 300,
          anggota_aktif: 32,
          tgl_berlaku_akhir: '2026-12-31',
          ...hari,
        },
        saya: null,
      }),
      changeTindakLanjut: () => AKTIVASI,
      changeLangkahAwal: () => null,
    },
    kehadiran: {
      listKehadiranHarian: ({ keadaan }) => ({
        ...givenPage(keadaan === 'terlambat' ? [givenBaris({ terlambat_menit: 7 })] : []),
        tanggal: '2026-11-20',
        ringkasan: givenRingkasan(),
      }),
    },
  });
const open = () => renderScreen('home', { organisasi_id: 9 });

test("today's figures each lead to those whom they count, and axe finds nothing", async () => {
  givenDay();
  const screen = await open();
  const late = screen.getByRole('link', { name: /^Terlambat 7/ });
  await expect.element(late).toHaveAttribute('href', '/organisasi/9/laporan/kehadiran.harian?keadaan=terlambat');
  await expect.element(screen.getByRole('link', { name: /4 anggota belum mengaktifkan akun/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Rina Gunawan.*Terlambat 7 menit/ })).toBeVisible();
  await expectNoAxeFindings();
});

test('before the hours have begun nobody is missing: no share of nobody, and no list of all who are not there', async () => {
  const belum = givenRingkasan({ hadir: 0, terlambat: 0, cuti: 0, terbuka: 32, belum_mulai: 32 });
  givenDay(givenSession(), null, { hari_ini: belum });
  const screen = await open();
  const kartu = screen.getByRole('link', { name: 'Belum mulai 32', exact: true });
  await expect.element(kartu).toHaveAttribute('href', '/organisasi/9/laporan/kehadiran.harian?keadaan=terbuka');
  await expect.element(screen.getByText('Jam kerja mereka belum mulai.')).toBeVisible();
  expect(screen.getByText(/Belum presensi|100|0%/).elements()).toEqual([]);
  await expectNoAxeFindings();
});

test('who begins later is told beside those who are missing', async () => {
  givenDay(givenSession(), null, { hari_ini: givenRingkasan({ hadir: 20, terbuka: 12, belum_mulai: 4 }) });
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: /^Belum presensi 12 .*4 belum mulai/ })).toBeVisible();
});

test('the trend is read with the arrow keys, and stands in a table behind it', async () => {
  givenDay();
  const screen = await open();
  await screen.getByText('Lihat sebagai tabel').click();
  await expect.element(screen.getByRole('row', { name: 'Kamis, 19 November 2026 30 7 1 0' })).toBeVisible();

  const chart = screen.getByRole('group', { name: 'Tren kehadiran 19 Nov – 20 Nov' });
  (chart.element() as HTMLElement).focus();
  chart.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await expect.element(chart.getByText('Hadir 30')).toBeVisible();
});

test('a day that is not over is no fall of the trend: the table says that it goes on', async () => {
  const hari = (tanggal: string, terbuka: number) => ({ ...givenRingkasan({ hadir: 30, terbuka }), tanggal });
  givenDay(givenSession(), null, { tren: [hari('2026-11-18', 0), hari('2026-11-19', 0), hari('2026-11-20', 12)] });
  const screen = await open();
  await screen.getByText('Lihat sebagai tabel').click();
  await expect.element(screen.getByRole('row', { name: /^Jumat, 20 November 2026 \(berjalan\) 30/ })).toBeVisible();
});

test('a follow-up is taken up at once, and closed only with a reason', async () => {
  const server = givenDay();
  const screen = await open();
  const menu = screen.getByRole('button', { name: /^Tindakan untuk 4 anggota/ });
  await menu.click();
  await screen.getByRole('menuitem', { name: 'Kerjakan' }).click();
  await expect
    .poll(() => server.lastOf('dashboard.changeTindakLanjut'))
    .toMatchObject({ status: STATUS_RECORD.menunggu });

  await menu.click();
  await screen.getByRole('menuitem', { name: 'Tutup' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tutup tindak lanjut ini?' });
  await dialog.getByLabelText(/Keterangan/).fill('Dibagikan besok');
  await dialog.getByRole('button', { name: 'Tutup tindak lanjut' }).click();
  await expect
    .poll(() => server.lastOf('dashboard.changeTindakLanjut'))
    .toMatchObject({ jenis: 'anggota_belum_aktivasi', status: STATUS_RECORD.diblokir, keterangan: 'Dibagikan besok' });
  await expectNoAxeFindings();
});

test('without a subscription the figures lead to the history, which stays open', async () => {
  givenDay(givenSession({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false }));
  const screen = await open();
  const to = '/organisasi/9/riwayat-hadir?from=2026-11-20&to=2026-11-20&is_absen=0&is_cuti=0';
  await expect
    .element(screen.getByRole('link', { name: /^Terlambat 7/ }))
    .toHaveAttribute('href', `${to}&status=${STATUS_PRESENSI.terlambat}`);
  await expect.element(screen.getByRole('link', { name: /^Hadir hari ini/ })).toHaveAttribute('href', to);
});

test('who has not attended yet is in no history: without a subscription his count and his name are no links', async () => {
  const server = givenDay(givenSession({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false }));
  server.answers.kehadiran = {
    listKehadiranHarian: () => ({
      ...givenPage([givenBaris({ status: 'terbuka', jam_masuk: null, is_terbuka: true })]),
      tanggal: '2026-11-20',
      ringkasan: givenRingkasan(),
    }),
  };
  const screen = await open();
  await screen.getByRole('button', { name: /^Belum presensi/ }).click();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Rina Gunawan' })).toBeVisible();
  for (const name of [/Belum presensi/, /Rina Gunawan/, 'Lihat semua']) {
    expect(screen.getByRole('link', { name }).query(), String(name)).toBeNull();
  }
  await screen.getByRole('button', { name: /^Absen/ }).click();
  await expect.element(screen.getByRole('link', { name: 'Lihat semua' })).toBeVisible();
});

const MENUNGGU = {
  cuti: 0,
  presensi_manual: 0,
  klaim: 0,
  tukar_shift: 0,
  ditinjau: 0,
  gangguan: 0,
  wajah: 0,
  tertahan: 0,
  kesepakatan: 0,
  beku: { cuti: 0, klaim: 0 },
  is_penyetuju: false,
};
const tindakLanjut = (item: Partial<TindakLanjut>): TindakLanjut => ({ ...AKTIVASI, ...item });

test('own decisions and follow-ups are one list by urgency, each subject once, and each row says what to do', async () => {
  const server = givenDay(givenSession(), null, {
    tindak_lanjut: [
      tindakLanjut({
        jenis: 'bulan_belum_verval',
        jumlah: 30,
        status: STATUS_TINDAK_LANJUT.dikerjakan,
        oleh: 'Bu Ani',
        tanggal: '2026-11-19',
      }),
      tindakLanjut({ jenis: 'klaim_menunggu', jumlah: 5 }),
      AKTIVASI,
      tindakLanjut({
        jenis: 'tanpa_pin',
        jumlah: 9,
        status: STATUS_TINDAK_LANJUT.ditutup,
        oleh: 'Bu Ani',
        tanggal: '2026-11-18',
      }),
    ],
  });
  server.answers.persetujuan = {
    countMenunggu: () => ({ ...MENUNGGU, cuti: 2, klaim: 3, beku: { cuti: 2, klaim: 1 } }),
  };
  const screen = await open();
  const list = screen.getByRole('region', { name: 'Tindak lanjut' });
  const rows = (name: string) => list.getByRole('region', { name }).getByRole('link');
  await expect.element(rows('Segera').first()).toBeVisible();
  expect(
    rows('Segera')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    '5 klaim presensi menunggu keputusan3 giliran Anda · 1 di bulan yang sudah dibekukan, hanya dapat ditolakBaru: putuskan',
    '2 ajuan cuti menunggu keputusan Anda2 di bulan yang sudah dibekukan, hanya dapat ditolakBaru: putuskan',
  ]);
  expect(
    rows('Segera')
      .elements()
      .map((row) => row.getAttribute('href')),
  ).toEqual(['/organisasi/9/persetujuan?bagian=klaim', '/organisasi/9/persetujuan?bagian=cuti']);
  await expect
    .element(rows('Sebelum bulan ditutup'))
    .toHaveTextContent('30 anggota belum diverifikasi untuk bulan laluBu Ani · 19-11-2026Dikerjakan');
  await expect.element(rows('Bila sempat')).toHaveTextContent('4 anggota belum mengaktifkan akunBaru: undang');
  // What somebody has dealt with is put away, and found again.
  await list.getByText('Sudah ditangani (1)').click();
  await expect.element(list.getByRole('link', { name: /9 anggota tanpa PIN.*Ditutup/ })).toBeVisible();
  await expectNoAxeFindings();
});

test('on a day off the screen says so, and its figures are of the last working day and lead there', async () => {
  const libur = givenRingkasan({ anggota: 32, libur: 32, hadir: 0, terlambat: 0, absen: 0, cuti: 0, terbuka: 0 });
  const server = givenDay(givenSession(), null, {
    hari_ini: libur,
    hari_kerja_terakhir: { ...givenRingkasan({ hadir: 30 }), tanggal: '2026-11-18' },
  });
  const screen = await open();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Hari ini libur.' }))
    .toHaveTextContent('Hari ini libur. Angkanya dari hari kerja terakhir, Rabu, 18 November 2026.');
  await expect
    .element(screen.getByRole('link', { name: /^Hadir 30/ }))
    .toHaveAttribute('href', expect.stringContaining('tanggal=2026-11-18'));
  const perhatian = screen.getByRole('region', { name: 'Perlu perhatian' });
  await expect.element(perhatian.getByText('Rabu, 18 November 2026')).toBeVisible();
  await expect
    .element(perhatian.getByRole('link', { name: /Rina Gunawan/ }))
    .toHaveAttribute('href', expect.stringContaining('tanggal=2026-11-18'));
  expect(server.lastOf('kehadiran.listKehadiranHarian')).toMatchObject({ tanggal: '2026-11-18' });
});

const LANGKAH: LangkahAwalBaris[] = [
  { langkah: 'profil', is_selesai: true, kurang: null },
  { langkah: 'lokasi', is_selesai: false, kurang: null },
  { langkah: 'jam_kerja', is_selesai: false, kurang: null },
  { langkah: 'hari_libur', is_selesai: false, kurang: null },
  { langkah: 'anggota', is_selesai: false, kurang: null },
  { langkah: 'undangan', is_selesai: false, kurang: null },
  { langkah: 'presensi', is_selesai: false, kurang: null },
];

test.each([360, 1440])(
  'a new organisation is led step by step, and may put the steps away, at %i wide',
  async (width) => {
    await page.viewport(width, 800);
    const server = givenDay(givenSession(), LANGKAH);
    const screen = await open();
    const steps = screen.getByRole('region', { name: 'Langkah awal' });
    await expect.element(steps.getByText('1 dari 7 selesai')).toBeVisible();
    await expect.element(steps.getByRole('link', { name: /Profil instansi Selesai/ })).toBeVisible();
    await expect
      .element(steps.getByRole('link', { name: /Lokasi presensi/ }))
      .toHaveAttribute('href', '/organisasi/9?bagian=lokasi&langkah=lokasi');
    await expect
      .element(steps.getByRole('link', { name: /Akun anggota/ }))
      .toHaveAttribute('href', `/organisasi/9/users?aktivasi=${SARING_AKTIVASI.belum}`);
    await expectNoAxeFindings();
    await steps.getByRole('button', { name: 'Sembunyikan' }).click();
    await screen.getByRole('button', { name: 'Urungkan' }).click();
    await expect
      .poll(() => server.asked.filter(({ name }) => name === 'dashboard.changeLangkahAwal').map(({ input }) => input))
      .toEqual([
        { organisasi_id: 9, is_ditutup: true },
        { organisasi_id: 9, is_ditutup: false },
      ]);
  },
);

test('who only reads the organisation is not led', async () => {
  givenDay(givenSession({ peran: 'pemantau', role: null }), LANGKAH);
  const screen = await open();
  await expect.element(screen.getByText('Tindak lanjut')).toBeVisible();
  expect(screen.getByText('Langkah awal').query()).toBeNull();
  // What waits is told to him, and not asked of him.
  await expect.element(screen.getByRole('link', { name: /anggota belum mengaktifkan akun\s*Baru$/ })).toBeVisible();
});

test('where no hours are set it is not called a day off, and the way to set them is there', async () => {
  const hari_ini = givenRingkasan({ anggota: 4, libur: 4, hadir: 0 });
  givenDay(givenSession(), null, { hari_ini, is_tanpa_jadwal: true });
  const screen = await open();
  await expect.element(screen.getByRole('status').getByText('Jam kerja belum diatur')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Atur jam kerja' }))
    .toHaveAttribute('href', '/organisasi/9/jamKerja');
});

test.each([
  ['2026-12-21', null],
  ['2026-12-20', 'Langganan berakhir 30 hari lagi'],
  ['2026-11-21', 'Langganan berakhir 1 hari lagi'],
  ['2026-11-20', 'Langganan berakhir hari ini'],
])('that the subscription ends %s is said to who may renew it: %s', async (tgl_berlaku_akhir, kalimat) => {
  givenDay(givenSession({ tgl_berlaku_akhir }));
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: /4 anggota belum mengaktifkan akun/ })).toBeVisible();
  const card = screen.getByRole('heading', { name: /^Langganan berakhir/ });
  if (kalimat === null) return expect.element(card).not.toBeInTheDocument();
  await expect.element(card).toHaveTextContent(kalimat);
  await expect.element(screen.getByRole('link', { name: 'Perpanjang' })).toBeVisible();
  return expectNoAxeFindings();
});

test('who may not order is not told to renew', async () => {
  givenDay({ ...givenSession({ tgl_berlaku_akhir: '2026-11-21' }), listIzin: () => givenIzin('kuota.index') });
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: /4 anggota belum mengaktifkan akun/ })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /^Langganan berakhir/ })).not.toBeInTheDocument();
});

test('a day off for nearly all says for how many, shows the last working day, and names who keeps watch', async () => {
  const hari_ini = givenRingkasan({ anggota: 32, libur: 31, hadir: 0, tepat_waktu: 0, terlambat: 0, terbuka: 1, absen: 0, cuti: 0 });
  const terakhir = { ...givenRingkasan({ anggota: 32, libur: 0, hadir: 30 }), tanggal: '2026-11-19' };
  givenDay(givenSession(), null, { hari_ini, hari_kerja_terakhir: terakhir });
  const screen = await open();
  const kabar = screen.getByRole('status').filter({ hasText: 'Hari ini libur bagi 31 dari 32 anggota.' });
  await expect.element(kabar).toBeVisible();
  await expect.element(kabar.getByText(/hari kerja terakhir, Kamis, 19 November 2026/)).toBeVisible();
  const jaga = kabar.getByRole('link', { name: '1 belum presensi' });
  await expect.element(jaga).toHaveAttribute('href', expect.stringMatching(/kehadiran\.harian.*keadaan=terbuka/));
  expect(jaga.element().getAttribute('href')).not.toContain('2026-11-19');
  const kartu = screen.getByRole('group', { name: 'Ringkasan hari ini' });
  await expect.element(kartu.getByText('30', { exact: true })).toBeVisible();
}); // prettier-ignore
