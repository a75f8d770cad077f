import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const RENTANG = { from: '2026-10-22', to: '2026-11-20' };
const hari = (fields: object = {}) => ({
  wajib: 40,
  hadir: 36,
  tepat_waktu: 30,
  terlambat: 6,
  absen: 4,
  cuti: 0,
  ...fields,
});

const givenAnalitik = () =>
  givenServer({
    auth: givenSession(),
    grup: { listGrup: () => givenPage([]) },
    analitik: {
      countBanding: () => ({
        ...RENTANG,
        sebelum_from: '2026-09-22',
        sebelum_to: '2026-10-21',
        kini: hari(),
        sebelum: hari({ absen: 8 }),
        bagian: [{ id: 7, nama: 'Guru', kini: hari({ wajib: 1200 }), sebelum: hari({ wajib: 0 }) }],
      }),
      countTrenPerangkat: () => ({
        ...RENTANG,
        hari: ['2026-11-19', '2026-11-20'].map((tanggal) => ({
          ...hari(),
          tanggal,
          ponsel: 30,
          kiosk: 0,
          mesin: 6,
          manual: 0,
          impor: 0,
        })),
      }),
      countGender: () => ({
        ...RENTANG,
        perempuan: hari({ terlambat: 0 }),
        laki_laki: hari(),
        belum_diisi: hari({ wajib: 4, hadir: 1, terlambat: 0, absen: 3 }),
      }),
      countPerangkat: () => ({
        ...RENTANG,
        sumber: [
          { sumber: 'ponsel', jumlah: 30 },
          { sumber: 'mesin', jumlah: 10 },
        ],
        perangkat: [{ nama: 'Gerbang', jumlah: 12, terakhir: '2026-11-20T00:58:11Z' }],
      }),
      countLokasiPresensi: () => ({
        ...RENTANG,
        radius: [
          { radius: STATUS_RADIUS.dalam, jumlah: 38 },
          { radius: STATUS_RADIUS.luar, jumlah: 2 },
          { radius: STATUS_RADIUS.tidak_terdeteksi, jumlah: 0 },
        ],
        lokasi: [],
      }),
      countKedatangan: () => ({
        ...RENTANG,
        sel: [
          { hari: 1, perempat: 27, jumlah: 1500 },
          { hari: 1, perempat: 29, jumlah: 5 },
        ],
      }),
    },
  });

test('each chart has its numbers in words and a table behind, and each mark leads to what it counts', async () => {
  givenAnalitik();
  const screen = await renderScreen('analitik', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /^Guru 1\.200/ })).toBeVisible();
  await expect.element(screen.getByText('06:45–07:00')).toBeVisible();
  await expect.element(screen.getByText('07:15–07:30')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^Senin 1\.500 5/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^Gerbang 12 Jumat, 20 November 2026 07:58:11/ })).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name, exact: true }).element().getAttribute('href');
  expect(href('Mesin')).toMatch(
    /^\/organisasi\/9\/riwayat-hadir\?from=2026-10-22&to=2026-11-20&is_libur=1&sumber=mesin/,
  );
  expect(href('Di luar lokasi')).toContain(`radius=${STATUS_RADIUS.luar}`);
  expect(href('Guru')).toMatch(/group_id=7/);
  const kosong = screen.getByRole('row', { name: /^Belum diisi 4 25.*75/ });
  await expect.element(kosong).toBeVisible();
  expect(kosong.getByRole('link', { name: /75/ }).element().getAttribute('href')).toBe(
    '/organisasi/9/riwayat-hadir?from=2026-10-22&to=2026-11-20&is_hadir=0&is_cuti=0&gender=kosong',
  );
  // A quarter of an hour without anybody is not listed.
  expect(screen.getByText('07:00–07:15').query()).toBeNull();
  expect(href('06:45–07:00')).toBe('/organisasi/9/riwayat-hadir?from=2026-10-22&to=2026-11-20&is_libur=1&perempat=27');
  expect(href('1.500')).toMatch(/&is_libur=1&perempat=24&perempat=25&perempat=26&perempat=27&hari=1$/);
  await screen.getByText('Lihat sebagai tabel').click();
  await expect.element(screen.getByRole('row', { name: /^Jumat, 20 November 2026 40 36/ })).toBeVisible();
  await expectNoAxeFindings();
});

test('a chart is taken along as a picture of what is seen', async () => {
  givenAnalitik();
  const screen = await renderScreen('analitik', { organisasi_id: 9 });
  await expect.element(screen.getByText('06:45–07:00')).toBeVisible();
  const taken = Promise.withResolvers<{ name: string; image: HTMLImageElement }>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const image = new Image();
    image.src = this.href;
    taken.resolve({ name: this.download, image });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await screen.getByRole('button', { name: 'Unduh gambar Jam kedatangan' }).click();
  const { name, image } = await taken.promise;
  expect(name).toBe('jam-kedatangan.png');
  await image.decode();
  const picture = await createImageBitmap(image);
  expect(picture.width).toBeGreaterThan(400);
  expect(coloursOf(picture)).toBeGreaterThan(20);
});

/** How many different colours there are: a blank picture has one. */
function coloursOf(picture: ImageBitmap): number {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
  return new Set(new Uint32Array(Uint8ClampedArray.from(pixels).buffer)).size;
}

test('a day of the trend is walked to by keyboard, and Enter leads to its list', async () => {
  givenAnalitik();
  const screen = await renderScreen('analitik', { organisasi_id: 9 });
  const tren = screen.getByRole('group', { name: 'Tren per hari' });
  await expect.element(tren).toBeVisible();
  tren.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(tren.getByText('Jumat, 20 November 2026')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(tren.getByText('Kamis, 19 November 2026')).toBeVisible();
  await expectNoAxeFindings();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.address()).toMatch(/riwayat-hadir\?from=2026-11-19&to=2026-11-19/);
});

test('the span in force stands in the fields, and below a picture with whose days it is of', async () => {
  givenAnalitik();
  const screen = await renderScreen('analitik', { organisasi_id: 9 });
  await expect.element(screen.getByText('Hari-hari 22-10-2026 sampai 20-11-2026.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Dari' })).toHaveValue('22-10-2026');
  await expect.element(screen.getByRole('textbox', { name: 'Sampai' })).toHaveValue('20-11-2026');
  const drawn: string[] = [];
  const serialize = XMLSerializer.prototype.serializeToString;
  vi.spyOn(XMLSerializer.prototype, 'serializeToString').mockImplementation(function (this: XMLSerializer, node) {
    drawn.push(node.textContent ?? '');
    return serialize.call(this, node);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  await screen.getByRole('button', { name: 'Unduh gambar Tren per hari' }).click();
  await expect
    .poll(() => drawn[0])
    .toMatch(/^Tren per hari.*MAN 1 Jakarta · 22-10-2026 sampai 20-11-2026 · dibuat \d\d-\d\d-\d{4}$/s);
  expect(drawn[0]).not.toContain('Lihat sebagai tabel');
});

test('what the address says narrows every chart', async () => {
  const server = givenAnalitik();
  const screen = await renderScreen(
    'analitik',
    { organisasi_id: 9 },
    { from: '2026-11-02', to: '2026-11-06', group_id: 7 },
  );
  await expect.element(screen.getByText('06:45–07:00')).toBeVisible();
  for (const name of ['countGender', 'countPerangkat', 'countTrenPerangkat', 'countLokasiPresensi', 'countBanding'])
    expect(server.lastOf(`analitik.${name}`)).toMatchObject({ from: '2026-11-02', to: '2026-11-06', group_id: [7] });
});

test('a chart that fails says so and leaves the others; on a phone nothing is wider than the screen', async () => {
  const server = givenAnalitik();
  server.answers.analitik = {
    ...server.answers.analitik,
    countGender: () => {
      throw new Refusal('system.busy');
    },
  };
  await showIn({ width: 360 });
  const screen = await renderScreen('analitik', { organisasi_id: 9 });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('06:45–07:00')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  // What a table would cut off stands below each other.
  const guru = screen.getByRole('list', { name: 'Angka antargrup' }).getByRole('listitem').filter({ hasText: 'Guru' });
  await expect.element(guru.getByText('Absen')).toBeVisible();
  await expectNoAxeFindings();
  await showIn({});
});
