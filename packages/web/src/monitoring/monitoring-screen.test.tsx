import { expect, onTestFinished, test, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenDaftarPantauan, givenPantauan } from '../testing/given/given-pantauan.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenMe } from '../testing/orang.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { showIn } from '../testing/show-in.ts';
import { Sumber } from '../testing/sumber.ts';

const GENTING = givenPantauan({
  nama: 'MTsN 2 Jakarta',
  organisasi_id: 10,
  keadaan: 'genting',
  kurang: 1210,
  hari_ini: { ...givenPantauan().hari_ini, tiba: 10, terakhir: null },
  sebab: [
    { jenis: 'di_bawah_biasa', jumlah: 1210, nama: null, group_id: null },
    { jenis: 'grup_hilang', jumlah: 4, nama: 'Guru', group_id: 7 },
    { jenis: 'mesin_diam', jumlah: 1, nama: 'Gerbang', group_id: null },
    { jenis: 'mesin_diam', jumlah: 1, nama: 'Mesin lobi', group_id: null },
    { jenis: 'belum_verval', jumlah: 3, nama: null, group_id: null },
  ],
});
const LIBUR = givenPantauan({
  nama: 'MIN 3 Jakarta',
  organisasi_id: 11,
  keadaan: 'libur',
  biasanya: null,
  hari_ini: { ...givenPantauan().hari_ini, wajib: 1, tiba: 1, libur: 39 },
  hari_kerja_terakhir: { tanggal: '2026-11-13', wajib: 40, hadir: 39 },
});

const givenMonitoring = () =>
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ tenant_id: null, is_super_admin: true }) },
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage([]),
        tanggal: '2026-11-20',
        ringkasan: RINGKASAN,
        hari_kerja_terakhir: null,
      }),
    },
    monitoring: {
      listPantauan: ({ keadaan, q }) => {
        const all = [GENTING, givenPantauan(), LIBUR];
        const asked = all.filter((row) => (!keadaan || row.keadaan === keadaan) && (!q || row.nama.includes(q)));
        return { ...givenDaftarPantauan(all), ...givenPage(asked) };
      },
    },
  });
const RINGKASAN = {
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

test('the worst stands first, each reason leads to where it is mended, and a day off names the last working day', async () => {
  givenMonitoring();
  const screen = await renderScreen('monitoring', {});
  await expect.element(screen.getByText(/^10 dari 40 · biasanya 95/)).toBeVisible();
  const rows = screen
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows.slice(1).map((text) => /MTsN 2|MAN 1|MIN 3/.exec(text)?.[0])).toEqual(['MTsN 2', 'MAN 1', 'MIN 3']);
  await expect.element(screen.getByText('Jumat, 13 November 2026: 39 dari 40 hadir')).toBeVisible();
  await expect.element(screen.getByText('Bertugas hari ini: 1 dari 1 sudah datang')).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href');
  expect(href('1.210 orang lebih sedikit dari biasanya')).toMatch(
    /^\/organisasi\/10\/laporan\/kehadiran\.harian\?.*terbuka/,
  );
  expect(href('4 orang grup Guru belum datang')).toMatch(/kehadiran\.harian\?.*group_id=7/);
  expect(href('Mesin Gerbang sehari tidak terdengar')).toBe('/organisasi/10/device');
  expect(href('Mesin lobi sehari tidak terdengar')).toBe('/organisasi/10/device');
  expect(href('Bulan lalu 3 anggota belum diverifikasi')).toMatch(/riwayat-hadir\?bagian=verval&bulan=2026-10/);
  await expectNoAxeFindings();
});

test('before its hours have begun an organisation says so, in place of nobody out of so many', async () => {
  const server = givenMonitoring();
  const { hari_ini } = givenPantauan();
  const pagi = givenPantauan({ biasanya: 0, hari_ini: { ...hari_ini, tiba: 0, hadir: 0, belum: 40, belum_mulai: 40 } });
  server.answers.monitoring = { listPantauan: () => givenDaftarPantauan([pagi]) };
  const screen = await renderScreen('monitoring', {});
  await expect.element(screen.getByText('Belum mulai · 40 orang')).toBeVisible();
  expect(screen.getByText(/0 dari 40/).elements()).toEqual([]);
});

test('a state that is pressed leaves only those, in the address', async () => {
  const server = givenMonitoring();
  const screen = await renderScreen('monitoring', {});
  await screen.getByRole('button', { name: '1 Libur' }).click();
  await expect.element(screen.getByRole('link', { name: 'MTsN 2 Jakarta' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'MIN 3 Jakarta' })).toBeVisible();
  expect(screen.address()).toContain('keadaan=libur');
  expect(server.lastOf('monitoring.listPantauan')).toMatchObject({ keadaan: 'libur', page: 1 });
});

test('on a phone nothing of it is wider than the screen', async () => {
  givenMonitoring();
  await showIn({ width: 360 });
  const screen = await renderScreen('monitoring', {});
  await expect.element(screen.getByText(/^10 dari 40 · biasanya 95/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectNoAxeFindings();
  await showIn({});
});

test('a failure is told with a way to ask again', async () => {
  const server = givenMonitoring();
  const answer = server.answers.monitoring;
  server.answers.monitoring = {
    listPantauan: () => {
      throw new Refusal('system.busy');
    },
  };
  const screen = await renderScreen('monitoring', {});
  await expect.element(screen.getByRole('alert')).toBeVisible();
  if (answer) server.answers.monitoring = answer;
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByRole('link', { name: 'MTsN 2 Jakarta' })).toBeVisible();
});

test('where nobody answers any more it says since when what is shown is no longer true', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = givenMonitoring();
  const screen = await renderScreen('monitoring', {});
  await expect.element(screen.getByText('Diperbarui tiap 30 detik')).toBeVisible();
  server.answers.monitoring = {
    listPantauan: () => {
      throw new Refusal('system.busy');
    },
  };
  await vi.advanceTimersByTimeAsync(31_000);
  await expect
    .element(screen.getByText(/^Sambungan terputus, angka pukul \d\d[:.]\d\d.*Dicoba lagi tiap 30 detik$/))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'MTsN 2 Jakarta' })).toBeVisible();
  await expectNoAxeFindings();
  vi.useRealTimers();
});

test('what changes is shown without asking, and asked for again where the connection is lost', async () => {
  givenMonitoring();
  vi.stubGlobal('EventSource', Sumber);
  const screen = await renderScreen('monitoring', {});
  await expect.element(screen.getByText(/^10 dari 40/)).toBeVisible();
  await expect.element(screen.getByText('Menyambung…')).toBeVisible();
  const [sumber] = Sumber.opened;
  expect(sumber?.url).toBe('/api/langsung/pantauan?page=1&count=25');
  sumber?.say(givenDaftarPantauan([{ ...GENTING, hari_ini: { ...GENTING.hari_ini, tiba: 11 } }]));
  await expect.element(screen.getByText(/^11 dari 40/)).toBeVisible();
  await expect.element(screen.getByText('Langsung', { exact: true })).toBeVisible();
  sumber?.dispatchEvent(new Event('error'));
  await expect.element(screen.getByText(/^Sambungan terputus, angka pukul/)).toBeVisible();
  // A server that answers no, as one does that is being replaced, is asked again; the browser alone would not.
  if (sumber) Object.assign(sumber, { readyState: 2 });
  sumber?.dispatchEvent(new Event('error'));
  await expect.poll(() => Sumber.opened.length, { timeout: 8_000 }).toBe(2);
  Sumber.opened.at(-1)?.say(givenDaftarPantauan([GENTING]));
  await expect.element(screen.getByText('Langsung', { exact: true })).toBeVisible();
  sumber?.close();

  await screen.getByRole('button', { name: /Libur/ }).click();
  await expect
    .poll(() => Sumber.opened.map(({ url }) => url))
    .toEqual(['/api/langsung/pantauan?page=1&count=25&keadaan=libur']);
});

test('a connection that stands and says nothing is not believed, and made anew', async () => {
  givenMonitoring();
  vi.stubGlobal('EventSource', Sumber);
  // From before the first connection on: one clock for all of them, which goes on by itself too. Of when the figures came
  // and when the connection was lost as well: both would else fall into the same millisecond of a fast machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await renderScreen('monitoring', {});
  await expect.element(screen.getByText(/^10 dari 40/)).toBeVisible();
  const [sumber] = Sumber.opened;
  sumber?.say(givenDaftarPantauan([GENTING]));
  for (let n = 0; n < 4; n += 1) {
    vi.advanceTimersByTime(5_000);
    sumber?.dispatchEvent(new Event('detak'));
  }
  expect(Sumber.opened).toEqual([sumber]);
  vi.advanceTimersByTime(12_001);
  expect(Sumber.opened).not.toContain(sumber);
  expect(Sumber.opened.length).toBe(1);
  await expect.element(screen.getByText(/^Sambungan terputus, angka pukul/)).toBeVisible();
  Sumber.opened[0]?.say(givenDaftarPantauan([GENTING]));
  await expect.element(screen.getByText('Langsung', { exact: true })).toBeVisible();
});

test('where several zones stand below each other each last tap names its own, else none does', async () => {
  const server = givenMonitoring();
  const jakarta = givenPantauan({ nama: 'Sekolah Jember', organisasi_id: 21, timezone: 'Asia/Jakarta' });
  const ternate = givenPantauan({ nama: 'Sekolah Ternate', organisasi_id: 22, timezone: 'Asia/Jayapura' });
  server.answers.monitoring = { listPantauan: () => givenDaftarPantauan([jakarta, ternate]) };
  const screen = await renderScreen('monitoring', {});
  const terakhir = jakarta.hari_ini.terakhir ?? '';
  await expect.element(screen.getByRole('row', { name: /Sekolah Ternate/ }).getByText(`${terakhir} WIT`)).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Sekolah Jember/ }).getByText(`${terakhir} WIB`)).toBeVisible();
  await screen.unmount();

  server.answers.monitoring = { listPantauan: () => givenDaftarPantauan([jakarta]) };
  const satu = await renderScreen('monitoring', {});
  await expect
    .element(satu.getByRole('row', { name: /Sekolah Jember/ }).getByText(terakhir, { exact: true }))
    .toBeVisible();
});
