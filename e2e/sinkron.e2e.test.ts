import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './browser.ts';
import { organisasiId } from './demo-ids.ts';
import { endVisits } from './end-visits.ts';
import { findAxeFaults } from './find-axe-faults.ts';
import { savedFile } from './saved-file.ts';

const browser = await openBrowser();

/** The second reads what the first one has applied: nothing is left to add or to change. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, isFirst: true },
  { name: '1440', viewport: WIDTHS.meja, isFirst: false },
];

test.each(JOURNEYS)(
  'an operator reads the staff system, sees what would change, applies it once, and prints the activation sheets ($name px)',
  async ({ viewport, isFirst }) => {
    const visit = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    const { page } = visit;
    await signIn(page, 'operator.mihikmah');
    const daftar = `/organisasi/${await organisasiId(page, 'MIHIKMAH')}/users`;
    await page.goto(`${daftar}?bagian=sinkronisasi`);
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

    await page.goto(daftar);
    await page.getByRole('button', { name: 'Unduh dan cetak' }).click();
    const lembar = await savedFile(page, page.getByRole('menuitem', { name: 'Cetak lembar aktivasi' }));
    const teks = execFileSync('pdftotext', [lembar, '-']).toString();
    expect(teks).toContain('MI Al-Hikmah');
    expect(teks).toMatch(/[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/);
    await endVisits(visit);
  },
);
