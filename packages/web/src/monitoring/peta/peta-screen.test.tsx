import type { KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDaftarPantauan, givenPantauan } from '../../testing/given/given-pantauan.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';
import { Sumber } from '../../testing/sumber.ts';

type Baris = [nama: string, keadaan: KeadaanPantauan, kurang: number, tempat: [lat: number, lng: number] | null];
const BARIS: Baris[] = [
  ['SMA Makassar', 'genting', 11, [-5.14, 119.43]],
  ['SMP Medan', 'biasa', 0, [3.59, 98.67]],
  ['SD Tarakan', 'baru', 0, null],
];
/** Those of whom there is more than a page. */
const BANYAK = BARIS.concat(
  Array.from({ length: 27 }, (_, n): Baris => [`SD Jayapura ${n + 1}`, 'libur', 0, [-2.5 - n / 100, 140.7]]),
);

function givenPeta(rows = BARIS) {
  const pantauan = rows.map(([nama, keadaan, kurang, tempat], at) =>
    givenPantauan({ organisasi_id: at + 1, nama, keadaan, kurang, lat: tempat?.[0] ?? null, lng: tempat?.[1] ?? null }),
  );
  const columnOf = <K extends keyof (typeof pantauan)[number]>(key: K) => pantauan.map((row) => row[key]);
  return givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true }) },
    monitoring: {
      listPeta: () => ({
        pada: '2026-11-20T01:00:00Z',
        titik: {
          organisasi_id: columnOf('organisasi_id'),
          kode_organisasi: columnOf('kode_organisasi'),
          nama: columnOf('nama'),
          lat: columnOf('lat'),
          lng: columnOf('lng'),
          keadaan: columnOf('keadaan'),
          kurang: columnOf('kurang'),
          sebab: pantauan.map((row) => row.sebab.length),
          tenant: pantauan.map(() => 0),
          nama_tenant: ['Yayasan'],
        },
      }),
      listPantauan: ({ organisasi_id }) =>
        givenDaftarPantauan(pantauan.filter((row) => row.organisasi_id === organisasi_id)),
    },
  });
}

const marksOf = (root: Element) => [...root.querySelectorAll('.tanda > span')].map((mark) => mark.textContent);

test('the list is walked by keyboard, the map goes along, and what is chosen leads to its organisation', async () => {
  givenPeta();
  await showIn({ width: 1440 });
  const screen = await renderScreen('map', {});
  const map = screen.getByRole('region', { name: 'Peta instansi' });
  await expect.poll(() => marksOf(map.element()).toSorted()).toEqual(['‼', '✓'].toSorted());
  await screen.getByRole('listbox', { name: 'Instansi di peta' }).click({ position: { x: 200, y: 20 } });
  await expect.poll(() => screen.address()).toContain('pilih=1');
  await expect.element(screen.getByRole('option', { name: /SMA Makassar/ })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => map.element().querySelector('.leaflet-tooltip')?.textContent).toBe('SMA Makassar: Genting');
  const card = screen.getByRole('region', { name: 'Instansi yang dipilih' });
  await expect.element(card.getByRole('link', { name: 'SMA Makassar' })).toHaveAttribute('href', '/dashboard/1');

  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => screen.address()).toContain('pilih=3');
  await expect
    .element(card.getByRole('link', { name: 'Atur lokasi' }))
    .toHaveAttribute('href', expect.stringContaining('bagian=lokasi'));
  await expectNoAxeFindings();
});

test('a mark on the map chooses it in the list, which turns to its page', async () => {
  givenPeta(BANYAK);
  await showIn({ width: 1440 });
  const screen = await renderScreen('map', {});
  await expect.element(screen.getByText('1–25 dari 30')).toBeVisible();
  screen.getByRole('listbox', { name: 'Instansi di peta' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('26–30 dari 30')).toBeVisible();
  await expect.poll(() => screen.address()).toContain('hal=2');
  await screen.getByRole('button', { name: 'Halaman 1' }).click();
  await expect.element(screen.getByText('1–25 dari 30')).toBeVisible();
  await screen.getByLabelText('Cari nama atau kode instansi').fill('medan');
  await expect.element(screen.getByRole('option', { name: /SMP Medan/ })).toBeVisible();
  const map = screen.getByRole('region', { name: 'Peta instansi' }).element();
  await expect.poll(() => marksOf(map)).toEqual(['✓']);
  expect(screen.address()).toContain('cari=medan');
  map.querySelector<HTMLElement>('.tanda')?.click();
  await expect.poll(() => screen.address()).toContain('pilih=2');
});

test('only those of a state stand on the map and in the list when it is pressed, and on a phone nothing is too wide', async () => {
  givenPeta();
  await showIn({ width: 360 });
  const screen = await renderScreen('map', {});
  const map = screen.getByRole('region', { name: 'Peta instansi' });
  await expect.poll(() => marksOf(map.element()).length).toBe(2);
  await screen.getByRole('button', { name: '1 Genting' }).click();
  await expect.poll(() => marksOf(map.element())).toEqual(['‼']);
  expect(screen.address()).toContain('keadaan=genting');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectNoAxeFindings();
  await showIn({});
});

test('a failure is told with a way to ask again', async () => {
  const server = givenPeta();
  const answer = server.answers.monitoring;
  server.answers.monitoring = {
    ...answer,
    listPeta: () => {
      throw new Refusal('system.busy');
    },
  };
  const screen = await renderScreen('map', {});
  await expect.element(screen.getByRole('alert')).toBeVisible();
  if (answer) server.answers.monitoring = answer;
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByRole('option', { name: /SMA Makassar/ })).toBeVisible();
});

test('what changes is shown without asking, and who is gone is gone', async () => {
  givenPeta();
  vi.stubGlobal('EventSource', Sumber);
  const screen = await renderScreen('map', {});
  await expect.element(screen.getByRole('option', { name: /SMP Medan Seperti biasa/ })).toBeVisible();
  const peta = () => Sumber.opened.find(({ url }) => url.startsWith('/api/langsung/peta'));
  await expect.poll(peta).toBeDefined();
  const of = { pada: '2026-11-20T01:00:02Z' };
  peta()?.say({
    ...of,
    utuh: true,
    organisasi_id: [1, 2],
    keadaan: ['genting', 'biasa'],
    kurang: [11, 0],
    sebab: [1, 0],
  });
  await expect.element(screen.getByRole('option', { name: /SD Tarakan/ })).not.toBeInTheDocument();
  peta()?.say({ ...of, utuh: false, organisasi_id: [2], keadaan: ['genting'], kurang: [40], sebab: [1] });
  await expect.element(screen.getByRole('option', { name: /SMP Medan Genting, kurang 40 orang/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('option').elements()[0]?.textContent).toContain('SMP Medan');
});
