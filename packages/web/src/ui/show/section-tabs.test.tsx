import { beforeEach, expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { SectionTabs } from './section-tabs.tsx';

const LABELS = ['Jam Kerja', 'Jadwal Kerja', 'Pola Kerja', 'Jadwal Shift', 'Tukar Shift'];

beforeEach(() => showIn({ width: 360 }));

test('where the tabs are wider than a phone, the one that is open is in sight', async () => {
  const tabs = LABELS.map((label) => ({ label, href: `/${label}`, current: label === 'Tukar Shift' }));
  const screen = await renderUi(<SectionTabs label="Bagian" tabs={tabs} />);
  const { right } = screen.getByRole('link', { name: 'Tukar Shift' }).element().getBoundingClientRect();
  // A box is scrolled by whole pixels, while letters end between them.
  expect(Math.floor(right)).toBeLessThanOrEqual(360);
});

test('it stays in sight when the counts come later, its own and those of the others', async () => {
  const tabsOf = (jumlah: string) =>
    ['Permintaan swafoto', 'Presensi ditahan', 'Wajah'].map((label) => ({
      label: `${label}${jumlah}`,
      href: `/${label}`,
      current: label === 'Wajah',
    }));
  const screen = await renderUi(<SectionTabs label="Bagian" tabs={tabsOf('')} />);
  await screen.rerender(
    <ThemeProvider>
      <SectionTabs label="Bagian" tabs={tabsOf(' (1.204)')} />
    </ThemeProvider>,
  );
  const wajah = screen.getByRole('link', { name: 'Wajah (1.204)' });
  await expect.poll(() => Math.floor(wajah.element().getBoundingClientRect().right)).toBeLessThanOrEqual(360);
});

test('tabs out of sight are hinted at on their side', async () => {
  const tabs = LABELS.map((label) => ({ label, href: `/${label}`, current: label === 'Jam Kerja' }));
  const screen = await renderUi(<SectionTabs label="Bagian" tabs={tabs} />);
  const nav = screen.getByRole('navigation', { name: 'Bagian' });
  await expect.element(nav).toHaveAttribute('data-more-after');
  await expect.element(nav).not.toHaveAttribute('data-more-before');
  nav.element().scrollLeft = 1000;
  await expect.element(nav).toHaveAttribute('data-more-before');
  await expect.element(nav).not.toHaveAttribute('data-more-after');
});
