import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { fillPantauan } from '../fill/fill-pantauan.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { openWall, type Wall } from '../kit/open-wall.ts';
import { percentile } from '../kit/percentile.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runServer } from '../kit/run-server.ts';

const ORGANISASI = 10_000;
const DINDING = 1_000;
const KETUKAN = 20;
/** From one tap to the next. */
const JEDA_MS = 800;
/** A tap that a wall does not show within this time ends the measurement. */
const PALING_LAMBAT_MS = 10_000;

/** A thousand walls over ten thousand organisations while people tap: what all of them ask together, and when they show it. */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [working] = await fillDatabase(owner, 1, 2 * KETUKAN + 1);
    if (!working) throw new Error('Nothing was filled');
    await beginMorning(owner, url, [working]);
    const admin = await fillPantauan(owner, working, ORGANISASI, DINDING);

    const [sendiri, bersama] = [working.user_id.slice(0, KETUKAN), working.user_id.slice(KETUKAN, 2 * KETUKAN)];
    const tanpa = await tapAll(server.url, owner, { ...working, user_id: sendiri }, []);
    const walls: Wall[] = [];
    for (let first = 0; first < admin.length; first += 50)
      walls.push(
        ...(await Promise.all(admin.slice(first, first + 50).map((user_id) => openWall(server.url, user_id)))),
      );
    // What greets those that came last.
    await sleep(PALING_LAMBAT_MS);
    const dengan = await tapAll(server.url, owner, { ...working, user_id: bersama }, walls);
    for (const wall of walls) wall.close();
    await owner.end();
    return [
      {
        nama: `Transaksi basis data karena ${DINDING} dinding, di atas yang tanpa dinding`,
        nilai: dengan.transaksi - tanpa.transaksi,
        satuan: 'sedetik',
        batas: 1.5,
        arah: 'paling banyak',
      },
      {
        nama: `Ketukan tampak di ${DINDING} dinding (95 %)`,
        nilai: percentile(dengan.lama, 0.95) / 1000,
        satuan: 'detik',
        batas: 2,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await server.remove();
  }
}

/** A tap of each, one after the other: transactions a second meanwhile, and how long each tap took to be on all walls, in ms. */
async function tapAll(url: string, owner: Client, { organisasi_id, user_id }: Filled, walls: readonly Wall[]) {
  const client = createHttpClient(url);
  const [before, began, lama] = [await transactionsOf(owner), performance.now(), [] as number[]];
  for (const one of user_id) {
    const shown = walls.map((wall) => wall.shown());
    const tapped = performance.now();
    const { status, body } = await client.call(presensiCall(organisasi_id, one));
    if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
    while (!walls.every((wall, at) => wall.shown() > (shown[at] ?? 0))) {
      if (performance.now() - tapped > PALING_LAMBAT_MS) throw new Error('A wall did not show a tap');
      await sleep(10);
    }
    lama.push(performance.now() - tapped);
    await sleep(Math.max(0, JEDA_MS - (performance.now() - tapped)));
  }
  client.close();
  const detik = (performance.now() - began) / 1000;
  return { lama, transaksi: ((await transactionsOf(owner)) - before) / detik };
}

async function transactionsOf(owner: Client): Promise<number> {
  // A process tells what it did once a second.
  await sleep(1_500);
  await owner.query('select pg_stat_clear_snapshot()');
  const { rows } = await owner.query<{ n: string }>(
    'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n);
}
