import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { showIn } from '../testing/show-in.ts';
import { GalleryScreen } from './gallery-screen.tsx';

/** An edition and a scheme are colours: of each width one look is examined by every rule, the others by those of colours. */
const FULLY = ['1440 umum light', '360 simpatika dark'];
const LOOKS = [1440, 360].flatMap((width) =>
  (['umum', 'simpatika'] as const).flatMap((edition) =>
    (['light', 'dark'] as const).map((scheme) => ({ width, edition, scheme })),
  ),
);

test.each(LOOKS)('axe finds nothing on any piece at $width px, $edition, $scheme', async (look) => {
  await showIn(look);
  const screen = await renderUi(<GalleryScreen />);
  // A map comes when it is scrolled to.
  for (const map of screen.getByRole('region', { name: /^Peta / }).elements()) map.scrollIntoView();
  await expect.element(screen.getByRole('button', { name: 'Perbesar' }).first()).toBeVisible();
  expect(document.documentElement.dataset).toMatchObject({ edisi: look.edition, mantineColorScheme: look.scheme });
  const isFull = FULLY.includes(`${look.width} ${look.edition} ${look.scheme}`);
  await expectNoAxeFindings({ rules: isFull ? 'all' : 'colours' });
  expect(document.documentElement.scrollWidth, 'nothing is wider than the screen').toBe(look.width);
});

const LAYERS = [
  ['Konfirmasi', 'Tolak ajuan ini?'],
  ['Unggah', 'Impor anggota'],
  ['Saring', 'Filter riwayat kehadiran'],
  ['Cari', 'Cari'],
  ['Buka kalender tanggal mulai', 'Pilih tanggal mulai'],
  ['Buka kalender rentang tanggal', 'Pilih rentang tanggal'],
] as const;

test.each([1440, 360].flatMap((width) => LAYERS.map(([button, title]) => ({ width, button, title }))))(
  'at $width px "$button" opens a dialog that axe finds nothing in, and Escape gives the focus back',
  async ({ width, button, title }) => {
    await showIn({ width, scheme: width === 360 ? 'dark' : 'light' });
    const screen = await renderUi(<GalleryScreen />);
    const opener = screen.getByRole('button', { name: button, exact: true });
    await opener.click();
    const dialog = screen.getByRole('dialog', { name: title });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    await expect.poll(() => dialog.element().getAnimations({ subtree: true }).length).toBe(0);
    await expectNoAxeFindings({ root: dialog.element() });

    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);

test('the guided tour speaks Indonesian, and gives the focus back after its last step', async () => {
  await showIn({});
  const screen = await renderUi(<GalleryScreen />);
  const opener = screen.getByRole('button', { name: 'Panduan', exact: true });
  await opener.click();
  const step = screen.getByRole('dialog', { name: 'Huruf' });
  await expect.element(step.getByRole('button', { name: 'Tutup' })).toBeVisible();
  await step.getByRole('button', { name: 'Lanjut' }).click();
  await screen.getByRole('dialog', { name: 'Chip status' }).getByRole('button', { name: 'Selesai' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
