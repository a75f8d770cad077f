import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { Client } from 'pg';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { buildWeb } from '../../scripts/tasks/build-web.ts';
import type { Figure } from '../kit/figure.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { openChromium } from '../kit/open-chromium.ts';
import { runServer } from '../kit/run-server.ts';

/**
 * Everybody comes once, until all that the page makes once is made, and so often again. What a card leaves behind is told as
 * a day's cards would leave it: some eight hours at a gate.
 */
const ANGGOTA = 400;
const PUTARAN = 2;
const SEHARI = 2_000;
/** A card that comes again within the minute is no event: the page says that it was recorded. */
const ULANG_MS = 61_000;
const TUNGGU_MS = 10_000;
/** What was read goes out one by one, the last of it after the last card. */
const TERKIRIM_MS = 5 * 60_000;

/** A kiosk's page in Chromium through a day's cards, one after the other: what it still holds of them afterwards. */
export async function measure(): Promise<Figure[]> {
  await buildWeb();
  const server = await runServer({ env: { HADIR_WEB: '1' } });
  const browser = await openChromium();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const filled = await fillDatabase(owner, 1, ANGGOTA);
    await beginMorning(owner, url, filled);
    const kode = await makeKios(server.url, owner, filled);
    const { rows } = await owner.query<{ kartu: string }>(`select 'hadir:' || kode_kartu as kartu from anggota`);
    const kartu = rows.map((row) => row.kartu);

    const page = await browser.newPage();
    await page.goto(`${server.url}/kios#${kode}`);
    await page.getByRole('button', { name: 'Pasang' }).click();
    await page.getByRole('img', { name: 'Kode QR presensi' }).waitFor();
    const cdp = await page.context().newCDPSession(page);
    let begun = performance.now();
    await tap(page, kartu);
    const before = await heapOf(cdp);
    for (let n = 0; n < PUTARAN; n += 1) {
      await sleep(Math.max(0, begun + ULANG_MS - performance.now()));
      begun = performance.now();
      await tap(page, kartu);
    }
    await page.getByText('Tersambung', { exact: true }).waitFor({ timeout: TERKIRIM_MS });
    const after = await heapOf(cdp);
    const tercatat = await owner.query<{ jumlah: string }>(
      `select count(*) as jumlah from presensi where sumber = 'kiosk'`,
    );
    await owner.end();
    return [
      {
        nama: `Kios, ingatan yang bertambah sesudah ${SEHARI} kartu (dihitung dari ${PUTARAN * ANGGOTA} yang diukur)`,
        nilai: ((Math.max(0, after - before) / 1024 / 1024) * SEHARI) / (PUTARAN * ANGGOTA),
        satuan: 'MB',
        batas: 1,
        arah: 'paling banyak',
      },
      {
        nama: `Kios, kartu yang tidak menjadi presensi`,
        nilai: (1 + PUTARAN) * ANGGOTA - Number(tercatat.rows[0]?.jumlah),
        satuan: 'kartu',
        batas: 0,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}

/** A kiosk's pairing code, as its operator makes it. */
async function makeKios(url: string, owner: Client, filled: readonly Filled[]): Promise<string> {
  const [{ organisasi_id, user_id } = { organisasi_id: 0, user_id: [0] }] = filled;
  const { rows } = await owner.query<{ lokasi_presensi_id: number }>('select lokasi_presensi_id from lokasi_presensi');
  const post = async <T>(path: string, isi: object): Promise<T> => {
    const headers = { cookie: `hadir_sesi=${sesiOf(user_id[0] ?? 0)}`, 'content-type': 'application/json' };
    const how = { method: 'POST', headers, body: JSON.stringify(isi) };
    const answer = await fetch(`${url}/api/orgs/${organisasi_id}/devices${path}`, how);
    const { data, message } = (await answer.json()) as { data: T; message: string };
    if (answer.status !== 201) throw new Error(`${path || 'A kiosk'} was answered ${answer.status}: ${message}`);
    return data;
  };
  const { lokasi_presensi_id } = rows[0] ?? { lokasi_presensi_id: 0 };
  const kios = { jenis: 'kios', nama: 'Kios ukur', lokasi_presensi_id };
  const { perangkat_id } = await post<{ perangkat_id: number }>('', kios);
  return (await post<{ kode: string }>(`/${perangkat_id}/pasang`, {})).kode;
}

/** Holds out everybody's card, one after the other, as a scanner at the USB port does; each once the one before has been told. */
const tap = (page: Page, kartu: readonly string[]) =>
  page.evaluate(
    async ({ cards, wait }) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const told = () => document.querySelector('[role="alert"] strong')?.textContent ?? '';
      for (const card of cards) {
        const before = told();
        for (const key of [...card, 'Enter'])
          document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const end = performance.now() + wait;
        while (told() === before) {
          if (performance.now() > end) throw new Error(`Nothing was said of a card after "${before}"`);
          await pause(10);
        }
        await pause(20);
      }
    },
    { cards: [...kartu], wait: TUNGGU_MS },
  );

/** What the page's JavaScript holds once everything is given back that can be, in bytes. */
async function heapOf(cdp: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
