import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';

const browser = await openBrowser();

/** The second reads what the first one has applied: nothing is left to add or to change. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, isFirst: true },
  { name: '1440', viewport: WIDTHS.meja, isFirst: false },
];

test.each(JOURNEYS)(
  'an operator reads the staff system, sees what would change, and applies it once ($name px)',
  async ({ viewport, isFirst }) => {
    const visit = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    const { page } = visit;
    await signIn(page, 'operator.mihikmah');
    const id = await organisasiId(page, 'MIHIKMAH');
    await page.goto(`/organisasi/${id}/users?bagian=sinkronisasi`);
    await page.getByRole('button', { name: /^Baca (dari Simpatika|lagi)$/ }).click();
    await page.getByRole('heading', { name: 'Pratinjau sinkronisasi' }).waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    const terapkan = page.getByRole('button', { name: 'Terapkan', exact: true });
    if (isFirst) {
      await terapkan.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Terapkan' }).click();
      await page.getByRole('heading', { name: 'Sinkronisasi terakhir' }).waitFor();
      expect(await findAxeFaults(page, 'all')).toEqual([]);
    } else {
      await page.getByText(/^(Semua anggota sudah sama|Tidak ada yang ditambah atau diubah)/).waitFor();
      expect(await terapkan.count()).toBe(0);
    }
    await endVisits(visit);
  },
);
