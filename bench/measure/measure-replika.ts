import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { startPair } from '../../packages/server/src/testing/start-pair.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { endAll, untilEnd } from '../kit/left-running.ts';
import { openPolos } from '../kit/open-polos.ts';
import { percentile } from '../kit/percentile.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { printBulan } from '../kit/print-bulan.ts';
import { runServer } from '../kit/run-server.ts';
import { tungguFigures, type Tunggu } from '../kit/tunggu-figures.ts';
import { underWay } from '../kit/under-way.ts';

const INSTANSI = 500;
/** Of a school of middling size. */
const ANGGOTA = 35;
const BULAN = '2026-03';
const MARET = ['2026-03-01', '2026-03-31'];
/** Check-ins of a quiet hour, each when it is due, whatever else is done. */
const SEDETIK = 60;
const TENANG_MS = 30_000;
const MENCETAK_MS = 75_000;
const KONEKSI_POLOS = 16;
/** Until a member of every school has tapped: the first of each reads what it is judged by. */
const HANGAT_MS = 12_000;
/** So many operators print at a time. */
const SEKALIGUS = 8;
/** A school's recap is read once when it is made and once when it is taken along, and its sheets once. */
const DIBACA_SEKOLAH = 3;
/** How many times its quiet p99 a check-in may take: ten times ten milliseconds is what nobody waits longer for. */
const PALING_BANYAK_KALI = 10;

/**
 * A tenant whose 500 schools print their month, from a replica, as long as is measured, while members of it check in: how long
 * those wait then and at a quiet moment before (tungguFigures). Both databases, the server, who prints and the load share this
 * machine, which a cluster does not.
 */
export async function measure(): Promise<Figure[]> {
  const pair = await startPair();
  untilEnd(async () => {
    // Its processes do not hold this one, which would end before they have.
    const awake = setInterval(() => undefined, 1_000);
    await pair.stop();
    clearInterval(awake);
  });
  try {
    await migrate(pair.leader.url);
    const owner = await connectOwner(pair.leader.url);
    untilEnd(() => owner.end());
    const filled = await fillDatabase(owner, INSTANSI, ANGGOTA);
    await fillHari(owner);
    await beginMorning(owner, pair.leader.url, filled);
    await pair.catchUp();
    const env = { DATABASE_URL: pair.leader.url, DATABASE_URL_BACA: pair.standby.url };
    // As `deploy` starts them: one answers people, and what is asked for in the background is made beside it.
    const server = await runServer({ env: { ...env, HADIR_PEKERJAAN: '0' } });
    const pekerja = await runServer({ env: { ...env, DATABASE_CONNECTIONS: '4', DATA_DIR: server.dataDir }, nice: 10 });

    const tap = makeTap(server.url, filled);
    const polos = await openPolos(owner, pair.leader.url, KONEKSI_POLOS);
    /** Both at once: what else the machine does falls on both alike. */
    const waitOf = async (isOn: () => boolean): Promise<Tunggu> => {
      const [presensi, driver] = await Promise.all([atPace(isOn, tap), atPace(isOn, polos)]);
      return { presensi, polos: driver };
    };
    await waitOf(until(HANGAT_MS));
    const tenang = await waitOf(until(TENANG_MS));
    const isOn = until(MENCETAK_MS);
    const [{ rekap, lembar }, mencetak] = await Promise.all([
      printBulan(server.url, filled, BULAN, SEKALIGUS, isOn),
      waitOf(isOn),
    ]);
    const dibaca = await Promise.all([server, pekerja].map(({ url }) => countBaca(url)));
    const [replika, lain] = [sum(dibaca.map((one) => one.replika)), sum(dibaca.map((one) => one.lain))];
    if (replika + lain < rekap * DIBACA_SEKOLAH) throw new Error(`Only ${replika + lain} reads were counted`);
    const tercetak = `${rekap} rekap dan ${lembar} lembar dalam ${MENCETAK_MS / 1000} detik`;
    const p99 = ({ presensi }: Tunggu) => percentile(presensi, 0.99);
    return [
      ...tungguFigures(`selagi ${INSTANSI} instansi mencetak (${tercetak})`, mencetak),
      ...tungguFigures('pada saat tenang', tenang),
      {
        nama: 'Presensi selagi mencetak dibanding pada saat tenang, p99',
        nilai: p99(mencetak) / p99(tenang),
        satuan: 'kali',
        batas: PALING_BANYAK_KALI,
        arah: 'paling banyak',
      },
      {
        nama: `Cetakan yang dibaca di basis data utama, dari ${replika + lain}`,
        nilai: lain,
        satuan: 'kali',
        batas: (replika + lain) / 20,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await endAll();
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const until = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};

/** At an even pace, whatever else is done: how long each waited from when it was due. */
async function atPace(isOn: () => boolean, send: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const pending = underWay();
  const start = performance.now();
  for (let nth = 0; isOn(); nth += 1) {
    await sleep(Math.max(0, start + (nth * 1000) / SEDETIK - performance.now()));
    const due = performance.now();
    pending.start(async () => {
      await send(nth);
      times.push(performance.now() - due);
    });
  }
  await pending.all();
  return times;
}

/** Members of different schools, one after the other. */
function makeTap(url: string, filled: readonly Filled[]) {
  const members = filled
    .flatMap(({ organisasi_id, user_id }) => user_id.map((id, nth) => ({ organisasi_id, id, nth })))
    .toSorted((a, b) => a.nth - b.nth);
  const client = createHttpClient(url);
  untilEnd(async () => client.close());
  let next = 0;
  return async () => {
    const { organisasi_id, id } = members[next++ % members.length] ?? { organisasi_id: 0, id: 0 };
    const { status, body } = await client.call(presensiCall(organisasi_id, id));
    if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
  };
}

async function countBaca(url: string): Promise<{ replika: number; lain: number }> {
  const metrics = await (await fetch(`${url}/metrik`)).text();
  let [replika, lain] = [0, 0];
  for (const [, hasil, jumlah] of metrics.matchAll(/^hadir_baca_total\{hasil="(\w+)"\} (\d+)/gm)) {
    if (hasil === 'replika') replika += Number(jumlah);
    else lain += Number(jumlah);
  }
  return { replika, lain };
}

/** Every member's days of the month, most of them present, as they lie there once they are derived. */
async function fillHari(owner: Client) {
  await owner.query(
    `insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, jadwal_id, jam_masuk, jam_pulang,
       terlambat_menit, durasi_menit, penjelasan_ringkas)
     select a.tenant_id, a.organisasi_id, a.user_id, t.tanggal::date,
       case when (a.user_id + extract(day from t.tanggal)::integer) % 17 = 0 then 'absen' else 'hadir' end,
       j.jadwal_id, 25000, 54000, (a.user_id + extract(day from t.tanggal)::integer) % 5, 450, '[[]]'
     from anggota a join jadwal j on j.organisasi_id = a.organisasi_id,
       generate_series($1::date, $2::date, interval '1 day') t (tanggal)`,
    MARET,
  );
}
