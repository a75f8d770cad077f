import type { Client } from 'pg';
import { addDays, rangeOfBulan, type TanggalRange } from '../../packages/rules/src/waktu/tanggal.ts';
import { hashPassword, isPassword } from '../../packages/server/src/auth/sandi/hash-password.ts';
import { deriveRentang } from '../../packages/server/src/kehadiran/turunan/derive-rentang.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { fillCuti } from '../fill/fill-cuti.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { fillPresensi } from '../fill/fill-presensi.ts';
import { BARE_BULAN } from '../kit/bare-cuti.ts';
import { BARE_REKAP } from '../kit/bare-rekap.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import type { Figure } from '../kit/figure.ts';
import { createHttpClient, type Call } from '../kit/http-client.ts';
import { endAll, untilEnd } from '../kit/left-running.ts';
import { openPolos } from '../kit/open-polos.ts';
import { percentile } from '../kit/percentile.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runLoad } from '../kit/run-load.ts';
import { runServer } from '../kit/run-server.ts';

const ANGGOTA = 1_000;
const SANDI = 'kata sandi ukur';
/** So many of each, in turns with what it is held against. */
const TIMES = 31;
/** So long it is done before, until the connections have planned and the server has compiled what it runs often. */
const WARM_MS = 4_000;

/** One act of somebody's day. */
type Kerja = {
  nama: string;
  run: () => Promise<unknown>;
  /** The same work without the product around it, on the same machine. */
  bare: () => Promise<unknown>;
  /** What the fastest of five other systems took for it with as many people on two cores, where any of them does it. */
  tercepat?: number;
  kali: number;
};

/** Signing in, a month of leave, the monthly recap and its sheet, and a check-in: over HTTP, one at a time, 1,000 members. */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    untilEnd(() => owner.end());
    const today = new Date().toISOString().slice(0, 10);
    const bulan = monthBefore(today);
    const organisasi = await fill(owner, url, today, bulan);
    const http = createHttpClient(server.url);
    untilEnd(async () => http.close());
    const figures: Figure[] = [];
    for (const kerja of await kerjaOf(http, owner, url, organisasi, bulan)) figures.push(...(await compare(kerja)));
    return figures;
  } finally {
    await endAll();
  }
}

/** Both in turns, so that what else the machine does falls on both alike. */
async function compare({ nama, run, bare, tercepat, kali }: Kerja): Promise<Figure[]> {
  const times = { run: [] as number[], bare: [] as number[] };
  await runLoad(1, WARM_MS, run);
  await runLoad(1, WARM_MS / 8, bare);
  for (let n = 0; n < TIMES; n += 1) {
    for (const which of ['run', 'bare'] as const) {
      const before = performance.now();
      await (which === 'run' ? run() : bare());
      times[which].push(performance.now() - before);
    }
  }
  const median = percentile(times.run, 0.5);
  const polos = percentile(times.bare, 0.5);
  const dibanding: Figure = {
    nama: `${nama}, dibanding yang polos`,
    nilai: median / polos,
    satuan: 'kali',
    batas: kali,
    arah: 'paling banyak',
  };
  if (tercepat === undefined) return [dibanding];
  return [{ nama: `${nama}, median`, nilai: median, satuan: 'ms', batas: tercepat, arah: 'paling banyak' }, dibanding];
}

/** A thousand members who can sign in, with last month's days, two years of leave, and the morning of today. */
async function fill(owner: Client, url: string, today: string, bulan: TanggalRange): Promise<Filled> {
  const [organisasi] = await fillDatabase(owner, 1, ANGGOTA);
  if (!organisasi) throw new Error('Nothing was filled');
  await owner.query(`update users set username = 'ukur' || user_id, password_hash = $1`, [await hashPassword(SANDI)]);
  await fillCuti(owner, organisasi, today);
  await fillPresensi(owner, organisasi, bulan);
  const db = openDb(url, { connections: 1 });
  await deriveRentang({ db, now: new Date(), organisasi }, organisasi.user_id, bulan);
  await db.destroy();
  await beginMorning(owner, url, [organisasi]);
  return organisasi;
}

async function kerjaOf(
  { call }: ReturnType<typeof createHttpClient>,
  owner: Client,
  url: string,
  { organisasi_id, user_id }: Filled,
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<Kerja[]> {
  const orgs = `/api/orgs/${organisasi_id}`;
  const ask = async (asked: Call) => {
    const { status, body } = await call(asked);
    if (status >= 300) throw new Error(`${asked.method} ${asked.path} was answered ${status}: ${body}`);
    return body;
  };
  const read = (path: string) =>
    ask({ method: 'GET', path: orgs + path, headers: { cookie: `hadir_sesi=${sesiOf(user_id[0] ?? 0)}` } });
  const bulan = tgl_awal.slice(0, 7);
  const hash = await hashPassword(SANDI);
  const polos = await openPolos(owner, url, 1);
  const rekapPolos = () => owner.query(BARE_REKAP, [organisasi_id, tgl_awal, tgl_akhir]);
  // Each time somebody else, as long as there are any.
  let ke = 0;
  const next = () => user_id[ke++ % user_id.length] ?? 0;
  return [
    {
      nama: 'Masuk dengan kata sandi',
      run: () => ask(masukCall(next())),
      bare: () => isPassword(hash, SANDI, async () => {}),
      tercepat: 30,
      kali: 2,
    },
    {
      nama: `Kalender cuti sebulan, ${ANGGOTA} anggota`,
      run: () => read(`/cuti/kalender?tgl_awal=${tgl_awal}&tgl_akhir=${tgl_akhir}&page=1&count=40&hanya_cuti=true`),
      bare: () => owner.query(BARE_BULAN, [organisasi_id, tgl_awal, tgl_akhir, tgl_akhir]),
      tercepat: 19,
      kali: 3,
    },
    {
      nama: `Rekap sebulan, ${ANGGOTA} anggota`,
      run: () => read(`/presensi/rekap?bulan=${bulan}&page=1&count=15`),
      bare: rekapPolos,
      tercepat: 114,
      kali: 3,
    },
    {
      nama: `Rekap sebulan ke XLSX, ${ANGGOTA} anggota`,
      run: () => read(`/laporan-absen?bulan=${bulan}`),
      bare: rekapPolos,
      tercepat: 1_326,
      kali: 10,
    },
    {
      nama: `Yang menghambat verval sebulan, ${ANGGOTA} anggota`,
      run: () => read(`/presensi/verval-status?bulan=${bulan}`),
      bare: rekapPolos,
      kali: 30,
    },
    {
      nama: 'Presensi, satu koneksi',
      run: () => ask(presensiCall(organisasi_id, next())),
      bare: () => polos(0),
      tercepat: 2.6,
      kali: 8,
    },
  ];
}

function masukCall(user_id: number): Call {
  const body = JSON.stringify({ username: `ukur${user_id}`, password: SANDI });
  return {
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
    body,
  };
}

const monthBefore = (tanggal: string) => rangeOfBulan(addDays(`${tanggal.slice(0, 7)}-01`, -1).slice(0, 7));
