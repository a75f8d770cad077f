import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readSheet } from '../packages/server/src/platform/files/xlsx/read-sheet.ts';
import { RENCANA_KEMENAG } from '../packages/server/src/seed/rencana/rencana-kemenag.ts';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { savedFile } from './kit/saved-file.ts';

const browser = await openBrowser();

const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel },
  { name: '1440', viewport: WIDTHS.meja },
];

test.each(JOURNEYS)(
  'a report is made in the background, listed and downloaded, by an operator and by a tenant admin ($name px)',
  async ({ viewport }) => {
    const operator = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    const { page } = operator;
    await signIn(page, 'operator.kantor');
    await page.goto(`/organisasi/${await organisasiId(page, 'KANTOR')}/laporan/kehadiran`);
    await page.getByRole('button', { name: 'Buat laporan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buat laporan' });
    await dialog.getByLabel('Laporan').selectOption({ label: 'Persentase kehadiran' });
    await dialog.getByLabel('Format').selectOption({ label: 'PDF' });
    await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const pdf = await latest(page, /Unduh Persentase/);
    const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
    expect(text).toMatch(/SEKRETARIAT KEMENAG SUKAMAJU[^]*%/);

    const tenant = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    await signIn(tenant.page, 'admin.sukamaju');
    await tenant.page.goto('/tenant/laporan');
    await tenant.page.getByRole('button', { name: 'Buat rekap semua anggota' }).click();
    const xlsx = await readFile(await latest(tenant.page, /Unduh Rekap/));
    const rows = JSON.stringify(await readSheet({}, xlsx, 1000));
    for (const { nama } of RENCANA_KEMENAG.organisasi) expect(rows).toContain(nama);
    await endVisits(operator, tenant);
  },
);

/** The file of the latest report, once it is made. */
async function latest(page: Page, name: RegExp): Promise<string> {
  return savedFile(page, page.getByRole('region', { name: 'Laporan terakhir' }).getByRole('button', { name }).first());
}
