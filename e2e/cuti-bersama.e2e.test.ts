import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { dateHere } from './kit/date-here.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';

const browser = await openBrowser();

test.concurrent.each([
  { name: '360', viewport: WIDTHS.ponsel, kode: 'MTSN1' },
  { name: '1440', viewport: WIDTHS.meja, kode: 'KANTOR' },
])(
  'an operator sets cuti bersama for PPPK beside what the tenant says, sees who it touches, and finds it at the balance ($name px)',
  async ({ viewport, kode }) => {
    const operator = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    const { page } = operator;
    await signIn(page, `operator.${kode.toLowerCase()}`);
    const id = await organisasiId(page, kode);
    const removeHari = await addCutiBersama(page, id);

    await page.goto(`/organisasi/${id}/kategori`);
    await page.getByText('Mengikuti induk.').waitFor();
    const dialog = await openAturan(page, 'Dibukukan ke saldo cuti tahunan');
    await dialog.getByLabel('PPPK').check();
    await dialog.getByRole('button', { name: 'Pratinjau' }).click();
    const terkena = dialog.getByRole('list', { name: 'Pratinjau' }).getByRole('listitem').filter({ hasText: 'PPPK' });
    const [nama = '', sisanya = ''] = (await terkena.first().innerText()).split(/\s*PPPK\s*/);
    const dikurangi = /−(\d+)\s*$/.exec(sisanya)?.[1];
    expect(Number(dikurangi)).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Diatur instansi ini; bawaan induk: Non-ASN.').waitFor();

    expect((await linesOf(page, id, nama)).match(/cuti bersama[^]*?mengurangi cuti tahunan/gi)).toHaveLength(
      Number(dikurangi),
    );

    await page.goto(`/organisasi/${id}/kategori`);
    const kembali = await openAturan(page, 'Ikuti induk');
    await kembali.getByRole('button', { name: 'Pratinjau' }).click();
    await kembali.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Mengikuti induk.').waitFor();
    // A leave of theirs that was cancelled is returned too, and not meant here.
    expect(
      (await linesOf(page, id, nama)).match(/Pengembalian[^+]*\+1\s+[^\n]*cuti bersama tidak mengurangi/g),
    ).toHaveLength(Number(dikurangi));
    await removeHari();
    await endVisits(operator);
  },
);

/**
 * One more cuti bersama, on the next weekday: not of every year does the product know the decree. Answers what takes it
 * away again. The last days of a December have only those of the decree.
 */
async function addCutiBersama(page: Page, organisasi_id: number): Promise<() => Promise<void>> {
  const tanggal = nextWeekday();
  if (tanggal.slice(0, 4) !== dateHere().slice(0, 4)) return async () => undefined;
  const path = `/api/orgs/${organisasi_id}/hari-libur`;
  const data = { nama: 'Cuti bersama daerah', jenis: 'cuti bersama', tgl_mulai: tanggal };
  const added = await page.request.post(path, { data });
  expect(added.status(), await added.text()).toBe(201);
  const { hari_libur_id } = ((await added.json()) as { data: { hari_libur_id: number } }).data;
  return async () => expect((await page.request.delete(`${path}/${hari_libur_id}`)).status()).toBe(200);
}

function nextWeekday(): string {
  const isWeekday = (tanggal: string) => ![0, 6].includes(new Date(tanggal).getUTCDay());
  return [1, 2, 3].map(dateHere).find(isWeekday) ?? '';
}

async function openAturan(page: Page, pembukuan: string) {
  await page.getByRole('button', { name: 'Atur cuti bersama' }).click();
  const dialog = page.getByRole('dialog', { name: 'Atur cuti bersama' });
  await dialog.getByLabel('Pembukuan').selectOption({ label: pembukuan });
  return dialog;
}

/** The ledger of a member's annual leave, as its panel on the balances screen says it. */
async function linesOf(page: Page, organisasi_id: number, nama: string): Promise<string> {
  await page.goto(`/organisasi/${organisasi_id}/saldoCuti?q=${encodeURIComponent(nama)}`);
  await page.getByRole('button', { name: nama, exact: true }).first().click();
  const buku = page.getByRole('list', { name: 'Buku besar' });
  await buku.waitFor();
  return buku.innerText();
}
