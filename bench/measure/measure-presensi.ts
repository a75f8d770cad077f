import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import type { Figure } from '../kit/figure.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { endAll, untilEnd } from '../kit/left-running.ts';
import { openPolos } from '../kit/open-polos.ts';
import { presensiFigures, type Giliran } from '../kit/presensi-figures.ts';
import { sekolahFigures, type Bergantian } from '../kit/sekolah-figures.ts';
import { runLoad } from '../kit/run-load.ts';
import { runServer } from '../kit/run-server.ts';

const ORGANISASI = 50;
/** So many that nobody taps twice: a morning's taps are arrivals. */
const ANGGOTA = 800;
/**
 * Until every organisation's facts are remembered and what is run often is compiled, which takes so many of them on whatever
 * machine: the rush is no first moment.
 */
const WARM = 20_000;
const WARM_MS = 2_000;
/** Check-ins and the driver take so many turns, so long each: what else the machine does then hits both alike. */
const GILIRAN = 5;
const GILIRAN_MS = 2_000;
/** One school alone has six seconds, in turns with all of them: its members tap again and again. */
const SEKOLAH_GILIRAN = 3;

/**
 * Check-ins over HTTP at 32 connections, each by another member, against what the bare driver does at 16 on the same
 * database: begin, insert one row, commit. Then those of one school alone, against those of all.
 */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    await beginMorning(owner, url, filled);

    const client = createHttpClient(server.url);
    untilEnd(async () => client.close());
    const tap = makeTap(client, filled);
    for (let made = 0; made < WARM;) made += (await runLoad(32, WARM_MS, tap)).times.length;
    // What autovacuum does by itself within a minute.
    await owner.query('analyze');
    const insertPolos = await openPolos(owner, url, 16);
    await owner.end();
    const giliran: Giliran[] = [];
    for (let ke = 0; ke < GILIRAN; ke += 1) {
      const presensi = await runLoad(32, GILIRAN_MS, tap);
      const polos = await runLoad(16, GILIRAN_MS, insertPolos);
      giliran.push({ presensi, polos });
    }
    const tapSekolah = makeTap(client, filled.slice(0, 1));
    const bergantian: Bergantian[] = [];
    for (let ke = 0; ke < SEKOLAH_GILIRAN; ke += 1) {
      const satu = await runLoad(32, GILIRAN_MS, tapSekolah);
      const semua = await runLoad(32, GILIRAN_MS, tap);
      bergantian.push({ satu, semua });
    }
    return [...presensiFigures(giliran), ...sekolahFigures(bergantian)];
  } finally {
    await endAll();
  }
}

/** Neighbours are of different schools, as in a morning of many. */
function makeTap({ call }: ReturnType<typeof createHttpClient>, filled: readonly Filled[]) {
  const taps = filled.flatMap(({ organisasi_id, user_id }) => user_id.map((id) => ({ organisasi_id, user_id: id })));
  taps.sort((a, b) => (a.user_id % ANGGOTA) - (b.user_id % ANGGOTA));
  let next = 0;
  return async () => {
    const { organisasi_id, user_id } = taps[next++ % taps.length] ?? { organisasi_id: 0, user_id: 0 };
    const { status, body } = await call(presensiCall(organisasi_id, user_id));
    if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
  };
}
