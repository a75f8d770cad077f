import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { endAll, untilEnd } from '../kit/left-running.ts';
import { akui, bandingkan, listTercatat, type Kali } from '../kit/ketukan-tercatat.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runLoad } from '../kit/run-load.ts';
import { runServer, type ServerUnderTest } from '../kit/run-server.ts';

const ORGANISASI = 50;
/** A school. */
const ANGGOTA = 60;
/** One after the other, a single one before and after: what else the machine does falls on that as well. */
const PROSES = [1, 2, 4, 8, 1];
/** Connections of a process to the database, so that all together have about as many. */
const koneksiOf = (proses: number) => Math.max(4, 20 / proses);
/** As many phones wait for each other at each process as in the measurement of one. */
const KONEKSI = 32;
/** Until every process has compiled what runs often and remembers every school; so much for each process. */
const HANGAT_MS = 3_000;
const UKUR_MS = 4_000;
/** Phones while processes are exchanged: each of them starts meanwhile, on the same cores. */
const SELAMA_DIGANTI = 8;

/**
 * One, two, four and eight processes of the server at one address, on one database: what they serve together beside a
 * single one, and, while all are exchanged one by one under load, what was refused, lost or recorded twice. Processes,
 * database and load share the cores of this machine: where there are as many cores as processes the sum grows, here it
 * is what many cost that is measured.
 */
export async function measure(): Promise<Figure[]> {
  try {
    const url = await startDatabase();
    const owner = await connectOwner(url);
    untilEnd(() => owner.end());
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    await beginMorning(owner, url, filled);

    const laju = new Map<number, number[]>();
    const diakui: Kali = new Map();
    let ditolak = 0;
    let terputus = 0;
    for (const proses of PROSES) {
      const server = await runServer({
        env: { DATABASE_URL: url, HADIR_PROSES: String(proses), DATABASE_CONNECTIONS: String(koneksiOf(proses)) },
      });
      await untilProses(server, proses);
      const phones = makePhones(server.url, filled, diakui);
      const koneksi = KONEKSI * proses;
      await runLoad(koneksi, HANGAT_MS * proses, phones.tap);
      const { perSecond } = await runLoad(koneksi, UKUR_MS, phones.tap);
      laju.set(proses, [...(laju.get(proses) ?? []), perSecond]);
      if (proses > 1) await exchange(server, proses, () => runLoad(SELAMA_DIGANTI, 500, phones.tapSurely));
      ditolak += phones.ditolak();
      terputus += phones.terputus();
      phones.close();
      await server.remove();
    }
    return [...lajuFigures(laju), ...(await hitung(owner, filled, diakui, { ditolak, terputus }))];
  } finally {
    await endAll();
  }
}

/** A database that belongs to none of the processes. */
async function startDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hadir-ukur-proses-'));
  const database = await startEmbeddedDatabase(folder, { fsync: false });
  untilEnd(async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await migrate(database.url);
  return database.url;
}

const prosesOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);

/** Until so many processes serve; the first alone is no process of another. */
async function untilProses(server: ServerUnderTest, proses: number): Promise<void> {
  if (proses === 1) return;
  while (prosesOf(server.pid()).length < proses) await sleep(100);
}

/** Has all processes exchanged while the load goes on, and waits until none of the old is left. */
async function exchange(server: ServerUnderTest, proses: number, load: () => Promise<unknown>): Promise<void> {
  const lama = prosesOf(server.pid());
  process.kill(server.pid(), 'SIGHUP');
  const masih = () => prosesOf(server.pid()).filter((pid) => lama.includes(pid)).length;
  while (masih() > 0 || prosesOf(server.pid()).length < proses) await load();
}

/** Phones of all members, one after the other; what is acknowledged is noted. */
function makePhones(url: string, filled: readonly Filled[], diakui: Kali) {
  const members = filled
    .flatMap(({ organisasi_id, user_id }) => user_id.map((id, nth) => ({ organisasi_id, id, nth })))
    .toSorted((a, b) => a.nth - b.nth);
  const client = createHttpClient(url);
  untilEnd(async () => client.close());
  let next = 0;
  let ditolak = 0;
  let terputus = 0;
  const tapWith = async (send: (call: ReturnType<typeof presensiCall>) => ReturnType<typeof client.call>) => {
    const { organisasi_id, id } = members[next++ % members.length] ?? { organisasi_id: 0, id: 0 };
    const call = presensiCall(organisasi_id, id);
    const { status, body } = await send(call);
    if (status === 201) akui(diakui, id, call);
    else {
      ditolak += 1;
      console.error(`A check-in was answered ${status}: ${body}`);
    }
  };
  return {
    tap: () => tapWith(client.call),
    /** As a phone does: what broke off before it was answered is sent again with its key, which makes it one event. */
    tapSurely: () =>
      tapWith(async (call) => {
        for (let kali = 1; ; kali += 1) {
          try {
            return await client.call(call);
          } catch (error) {
            terputus += 1;
            if (kali === 5) throw error;
          }
        }
      }),
    ditolak: () => ditolak,
    terputus: () => terputus,
    close: () => client.close(),
  };
}

function lajuFigures(laju: ReadonlyMap<number, readonly number[]>): Figure[] {
  const mean = (of: number) => (laju.get(of) ?? []).reduce((sum, one) => sum + one, 0) / (laju.get(of)?.length ?? 0);
  return [...laju.keys()]
    .filter((proses) => proses > 1)
    .map((proses) => ({
      nama: `${proses} proses di mesin ini (${Math.round(mean(proses))} presensi sedetik), dibanding satu`,
      nilai: mean(proses) / mean(1),
      satuan: 'kali',
      batas: 0.8,
      arah: 'paling sedikit',
    }));
}

type Gagal = { ditolak: number; terputus: number };

async function hitung(owner: Client, filled: readonly Filled[], diakui: Kali, gagal: Gagal): Promise<Figure[]> {
  const semua = filled.flatMap(({ user_id }) => user_id);
  const { hilang, ganda } = bandingkan(diakui, await listTercatat(owner, semua));
  const nol = (nama: string, nilai: number): Figure => ({
    nama: `Selama semua proses diganti satu demi satu, ${nama}`,
    nilai,
    satuan: 'presensi',
    batas: 0,
    arah: 'paling banyak',
  });
  return [
    nol('ditolak', gagal.ditolak),
    nol('putus sebelum dijawab', gagal.terputus),
    nol('dijawab tetapi hilang', hilang),
    nol('tercatat dua kali', ganda),
  ];
}
