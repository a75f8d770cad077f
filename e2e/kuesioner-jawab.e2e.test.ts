import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { ask } from './kit/demo-ids.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { untilSettled } from './kit/until-settled.ts';

const browser = await openBrowser();
const YA_TIDAK = [
  { pilihan_id: 1, teks: 'Ya' },
  { pilihan_id: 2, teks: 'Tidak' },
];
const BAGIAN = [
  {
    bagian_id: 1,
    judul: 'Umum',
    pertanyaan: [
      { pertanyaan_id: 1, jenis: 'pilihan', judul: 'Apakah Anda sehat?', is_wajib: true, pilihan: YA_TIDAK },
      {
        pertanyaan_id: 2,
        jenis: 'teks_panjang',
        judul: 'Apa keluhannya?',
        is_wajib: true,
        syarat: { pertanyaan_id: 1, nilai: [2] },
      },
      { pertanyaan_id: 5, jenis: 'beberapa', judul: 'Apa saja gejalanya?', maksimum: 1, pilihan: YA_TIDAK },
      { pertanyaan_id: 3, jenis: 'skala', judul: 'Seberapa puas Anda?', minimum: 1, maksimum: 5 },
      { pertanyaan_id: 4, jenis: 'tanggal', judul: 'Sejak kapan?' },
    ],
  },
];

/** Two members of the demo, one a width. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, username: 'guru.mtsn1' },
  { name: '1440', viewport: WIDTHS.meja, username: 'mtsn1.05' },
] as const;

test.each(JOURNEYS)(
  'a member answers on his device, goes offline, sends, and it arrives once when he is back ($name px)',
  async ({ viewport, username, name }) => {
    const judul = `Kesehatan ${name}`;
    const { one, operator } = await publish(browser, judul);
    const { page, errors } = await openPage(browser, { viewport, hasTouch: true });
    await signInOnScreen(page, username);
    if (name === '360') {
      await page
        .getByRole('navigation', { name: 'Menu bawah' })
        .getByRole('link', { name: /Kuesioner \d+ belum dijawab/ })
        .click();
    } else await page.getByRole('link', { name: /Riwayat Kuesioner/ }).click();
    await page
      .getByRole('region', { name: 'Belum dijawab' })
      .getByRole('link', { name: new RegExp(judul) })
      .click();
    await page.getByRole('radio', { name: 'Tidak' }).check();
    await page.getByRole('textbox', { name: /Apa keluhannya/ }).fill('Batuk');
    // Leaving one question with a fault moves nothing from under the finger that taps the next.
    const gejala = page.getByRole('group', { name: /Apa saja gejalanya/ });
    for (const pilihan of ['Ya', 'Tidak']) await gejala.getByRole('checkbox', { name: pilihan }).tap();
    await page.getByRole('radio', { name: '3' }).tap();
    expect(await page.getByRole('radio', { name: '3' }).isChecked()).toBe(true);
    await page.getByText('Pilih paling banyak 1').nth(1).waitFor();
    await gejala.getByRole('checkbox', { name: 'Tidak' }).tap();
    await page.getByText(/boleh dilanjutkan nanti, juga di perangkat lain/).waitFor();
    await untilSettled(page);
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    // Another device of his goes on from there.
    const other = await openPage(browser, { viewport });
    await signIn(other.page, username);
    await other.page.goto(page.url());
    await expect.poll(() => other.page.getByRole('textbox', { name: /Apa keluhannya/ }).inputValue()).toBe('Batuk');
    await other.page.context().close();

    await page.context().setOffline(true);
    await page.getByRole('radio', { name: '4' }).check();
    await page.getByRole('button', { name: 'Kirim' }).click();
    await page.getByRole('heading', { name: 'Jawaban akan dikirim' }).waitFor();
    expect(await countAnswered(operator, one)).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Jawaban terkirim' }).waitFor();
    await untilSettled(page);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await expect.poll(() => countAnswered(operator, one)).toBe(1);

    await page.getByRole('link', { name: 'Ke Riwayat Kuesioner' }).click();
    await page
      .getByRole('region', { name: 'Sudah dijawab' })
      .getByRole('link', { name: new RegExp(judul) })
      .click();
    await page.getByText('Batuk').waitFor();
    expect([...errors, ...other.errors]).toEqual([]);
    await page.context().close();
    await operator.context().close();
  },
);

test('a stranger answers by a link on a phone; a second time, and once it is closed, the page says why not', async () => {
  const { one, operator } = await publish(browser, 'Kepuasan orang tua');
  const { url } = await send<{ url: string }>(operator, `${one}/tautan`);
  const { page, errors } = await openPage(browser, { viewport: WIDTHS.ponsel, colorScheme: 'dark' });
  const { pathname, hash } = new URL(url);
  await page.goto(pathname + hash);
  await page.getByRole('heading', { name: 'Kepuasan orang tua' }).waitFor();
  await page.getByRole('button', { name: 'Kirim' }).click();
  await page.getByText('Pertanyaan ini wajib dijawab').waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);
  await page.getByRole('radio', { name: 'Ya' }).check();
  await page.getByRole('button', { name: 'Kirim' }).click();
  await page.waitForURL('**/kuesioner-sukses');
  await page.getByRole('heading', { name: 'Jawaban terkirim' }).waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);

  await page.goto(pathname + hash);
  await page.waitForURL('**/kuesioner-gagal?sebab=perangkat_dipakai');
  await page.reload();
  await page.getByRole('heading', { name: 'Sudah dijawab dari perangkat ini' }).waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);

  await send(operator, `${one}/tutup`);
  const late = await openPage(browser, { viewport: WIDTHS.meja });
  await late.page.goto(pathname + hash);
  await late.page.getByRole('heading', { name: 'Kuesioner sudah ditutup' }).waitFor();
  expect([...errors, ...late.errors]).toEqual([]);
  for (const opened of [page, late.page, operator]) await opened.context().close();
});

/** What browsers of the years before have not: who answers by a link may hold any telephone. */
test('the page behind a link works in a browser of years ago', async () => {
  const { one, operator } = await publish(browser, 'Ponsel lama');
  const { url } = await send<{ url: string }>(operator, `${one}/tautan`);
  const { page, errors } = await openPage(browser, { viewport: WIDTHS.ponsel });
  await page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['at', 'replaceAll', 'isWellFormed']],
      [Object, ['groupBy', 'hasOwn']],
      [Map, ['groupBy']],
      [Promise, ['any', 'withResolvers', 'try']],
      [AbortSignal, ['timeout', 'any']],
      [Crypto.prototype, ['randomUUID']],
      [HTMLInputElement.prototype, ['showPicker']],
      [globalThis, ['structuredClone', 'WeakRef', 'FinalizationRegistry', 'BroadcastChannel']],
    ];
    for (const [of, names] of missing) for (const name of names) Reflect.deleteProperty(of, name);
  });
  const { pathname, hash } = new URL(url);
  await page.goto(pathname + hash);
  await page.getByRole('radio', { name: 'Ya' }).check();
  await page.getByRole('textbox', { name: 'Sejak kapan?' }).fill('20-11-2026');
  await page.getByRole('button', { name: 'Kirim' }).click();
  await page.waitForURL('**/kuesioner-sukses');
  expect(errors).toEqual([]);
  await page.context().close();
  await operator.context().close();
});

/** A questionnaire that the madrasah's operator has published, and his page. */
async function publish(from: Browser, judul: string): Promise<{ one: string; operator: Page }> {
  const { page: operator } = await openPage(from);
  await signIn(operator, 'operator.mtsn1');
  const { organisasi_tunggal } = await ask<{ organisasi_tunggal: number }>(operator, '/me');
  const list = `/orgs/${organisasi_tunggal}/kuesioner`;
  const { kuesioner_id } = await send<{ kuesioner_id: number }>(operator, list, { judul, bagian: BAGIAN });
  const one = `${list}/${kuesioner_id}`;
  await send(operator, `${one}/terbitkan`);
  return { one, operator };
}

async function send<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

const countAnswered = async (page: Page, one: string) =>
  (await ask<{ jumlah_menjawab: number }>(page, one)).jumlah_menjawab;
