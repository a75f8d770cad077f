import { LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { zonaPerangkat } from '../../kit/format/zona-perangkat.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDaftarPantauan, givenPantauan } from '../../testing/given/given-pantauan.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { givenPage } from '../../testing/given-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';
import { Sumber } from '../../testing/sumber.ts';

const BANYAK = Array.from({ length: 30 }, (_, n) =>
  givenPantauan({ organisasi_id: n + 1, nama: `Sekolah ${n + 1}`, keadaan: n < 2 ? 'genting' : 'biasa' }),
);

const givenMonitoring = () =>
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ tenant_id: null, is_super_admin: true }) },
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage([]),
        tanggal: '2026-11-20',
        ringkasan: KOSONG,
        hari_kerja_terakhir: null,
      }),
    },
    monitoring: { listPantauan: () => givenDaftarPantauan(BANYAK) },
  });
const KOSONG = { anggota: 0, hadir: 0, tepat_waktu: 0, terlambat: 0, pulang_cepat: 0, tidak_lengkap: 0, cuti: 0, libur: 0, absen: 0, terbuka: 0, belum_mulai: 0 }; // prettier-ignore

afterEach(() => vi.useRealTimers());

async function openWall() {
  const screen = await renderScreen('monitoring', {});
  await screen.getByRole('button', { name: 'Dinding' }).click();
  const wall = screen.getByRole('dialog', { name: /Pantauan/ });
  await expect.element(wall.getByText('Sekolah 1', { exact: true })).toBeVisible();
  return { screen, wall };
}

test('the wall shows the worst large and without a menu, keeps the screen awake, and turns its pages by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const asked: string[] = [];
  const release = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, wakeLock: { request: async (type: string) => (asked.push(type), { release }) } }); // prettier-ignore
  givenMonitoring();
  await showIn({ width: 1440 });
  const { screen, wall } = await openWall();
  expect(screen.address()).toContain('dinding=1');
  const rows = () => wall.getByRole('listitem').elements().map((row) => row.textContent).filter((text) => text.includes('Sekolah')); // prettier-ignore
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  expect(rows().length).toBeLessThan(30);
  const [first, last] = [rows()[0], rows().at(-1)];
  await vi.advanceTimersByTimeAsync(13_000);
  await expect.poll(() => rows().at(-1)).not.toBe(last);
  // What burns stays.
  expect(rows()[0]).toBe(first);
  await expect.element(wall.getByText(/halaman 2 dari/)).toBeVisible();
  await wall.getByRole('button', { name: 'Jeda' }).click();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(wall.getByText(/halaman 2 dari/)).toBeVisible();
  const dialog = wall.element();
  expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  expect(asked).toEqual(['screen']);
  // The screen below has the page's one banner; a reader that jumps by landmark must not find a second.
  for (const role of ['banner', 'contentinfo'] as const) expect(wall.getByRole(role).elements()).toEqual([]);
  await expectNoAxeFindings();

  await wall.getByRole('button', { name: 'Tutup dinding' }).click();
  await expect.element(wall).not.toBeInTheDocument();
  await expect.poll(() => release.mock.calls.length).toBe(1);
  expect(screen.address()).not.toContain('dinding');
});

test('who is out is out there as well: what he saw is taken away', async () => {
  const server = givenMonitoring();
  vi.stubGlobal('EventSource', Sumber);
  const { wall } = await openWall();
  server.answers.monitoring = {
    listPantauan: () => {
      throw new Refusal('akses.denied');
    },
  };
  for (const sumber of Sumber.opened) sumber.dispatchEvent(new Event('keluar'));
  await expect.element(wall.getByRole('alert')).toBeVisible();
  await expect.element(wall.getByText('Sekolah 1', { exact: true })).not.toBeInTheDocument();
});

test('a wall whose server is gone says so at once, large, with the hour of what it shows', async () => {
  givenMonitoring();
  vi.stubGlobal('EventSource', Sumber);
  await showIn({ width: 1440 });
  const { wall } = await openWall();
  for (const sumber of Sumber.opened) sumber.say(givenDaftarPantauan(BANYAK));
  await expect.element(wall.getByText('Langsung', { exact: true })).toBeVisible();
  for (const sumber of Sumber.opened) sumber.dispatchEvent(new Event('error'));
  const putus = wall.getByText(/^Sambungan terputus. Yang tampak angka pukul \d\d:\d\d:\d\d/);
  await expect.element(putus).toBeVisible();
  expect(parseFloat(getComputedStyle(putus.element()).fontSize)).toBeGreaterThan(24);
  const dialog = wall.element();
  expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  await expectNoAxeFindings();
  for (const sumber of Sumber.opened) sumber.say(givenDaftarPantauan(BANYAK));
  await expect.element(putus).not.toBeInTheDocument();
});

test('by night it is shown in the dark look, as easy to read, and the look that was chosen comes back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 22, 15) });
  givenMonitoring();
  await showIn({ width: 1440, scheme: 'light' });
  const { wall } = await openWall();
  const look = () => document.documentElement.getAttribute('data-mantine-color-scheme');
  await expect.poll(look).toBe('dark');
  // The day stands by the clock.
  expect(wall.getByRole('time').element().textContent).toMatch(/^22:15.*Jumat, 20 November 2026$/);
  await expectNoAxeFindings();
  await wall.getByRole('button', { name: 'Tutup dinding' }).click();
  await expect.poll(look).toBe('light');
  await showIn({});
});

test('the hour beside a place says that it is its own now, not that of a tap, and its zone', async () => {
  const server = givenMonitoring();
  const zona = zonaPerangkat();
  const lain = zona === 'Asia/Makassar' ? 'Asia/Jayapura' : 'Asia/Makassar';
  server.answers.monitoring = {
    listPantauan: () =>
      givenDaftarPantauan([
        givenPantauan({ organisasi_id: 1, nama: 'Sekolah 1', pukul: '19:33', timezone: zona }),
        givenPantauan({ organisasi_id: 2, nama: 'Sekolah 2', pukul: '20:33', timezone: lain }),
      ]),
  };
  const { wall } = await openWall();
  await expect.element(wall.getByText(new RegExp(`· kini 19:33 ${LABEL_ZONA[zona]}$`))).toBeVisible();
  await expect.element(wall.getByText(new RegExp(`· kini 20:33 ${LABEL_ZONA[lain]}$`))).toBeVisible();
});

test('on a phone nothing of it is wider than the screen, and no reason is cut', async () => {
  const server = givenMonitoring();
  const sebab = (['di_bawah_biasa', 'belum_verval', 'kiriman_gagal'] as const).map((jenis) => ({
    jenis,
    jumlah: 38,
    nama: null,
    group_id: null,
  }));
  server.answers.monitoring = {
    listPantauan: () => givenDaftarPantauan([givenPantauan({ nama: 'Sekolah 1', keadaan: 'genting', sebab })]),
  };
  await showIn({ width: 360 });
  const { wall } = await openWall();
  const mengapa = wall.getByText(/38 kiriman ditolak/).element();
  expect(mengapa.scrollHeight).toBeLessThanOrEqual(mengapa.clientHeight);
  expect(mengapa.scrollWidth).toBeLessThanOrEqual(mengapa.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const dialog = wall.element();
  expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  await expectNoAxeFindings();
  await showIn({});
});
