import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { startPair } from '../../packages/server/src/testing/start-pair.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { endAll, untilEnd } from '../kit/left-running.ts';
import { percentile } from '../kit/percentile.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runServer } from '../kit/run-server.ts';
import { underWay } from '../kit/under-way.ts';

const INSTANSI = 500;
const ANGGOTA = 12;
const MARET = ['2026-03-01', '2026-03-31'];
/** Check-ins of a quiet hour, each when it is due, whatever else is done. */
const SEDETIK = 60;
const SENDIRI_MS = 10_000;
const HANGAT_MS = 5_000;
/** So many print at a time; all are through within this, or the measurement is given up. */
const SEKALIGUS = 2;
const PALING_LAMA_MS = 100_000;

/**
 * A tenant whose 500 schools all print their month, from a replica, while members of it check in: how long those wait, beside
 * a quiet moment. Both databases, the server and the load share this machine, which a cluster does not.
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
    const filled = await fillDatabase(owner, INSTANSI, ANGGOTA);
    await fillHari(owner);
    await beginMorning(owner, pair.leader.url, filled);
    await pair.catchUp();
    const env = { DATABASE_URL: pair.leader.url, DATABASE_URL_BACA: pair.standby.url };
    const server = await runServer({ env });

    const tap = tapper(server.url, filled);
    await tap(until(HANGAT_MS));
    const sendiri = await tap(until(SENDIRI_MS));
    let done = false;
    const [lama, bersama] = await Promise.all([
      printAll(server.url, filled).finally(() => (done = true)),
      tap(() => !done),
    ]);
    const detik = lama / 1000;
    const { replika, lain } = await countBaca(server.url);
    await owner.end();
    const paling = (nama: string, nilai: number, satuan: string, batas: number): Figure => ({
      nama,
      nilai,
      satuan,
      batas,
      arah: 'paling banyak',
    });
    const tenang = percentile(sendiri, 0.99);
    return [
      paling(
        `Presensi selagi ${INSTANSI} instansi mencetak (${Math.round(detik)} detik), p99`,
        percentile(bersama, 0.99),
        'ms',
        Math.max(100, tenang * 3),
      ),
      paling('Presensi pada saat tenang, p99', tenang, 'ms', 100),
      paling(`Cetakan yang dibaca di basis data utama, dari ${replika + lain}`, lain, 'kali', INSTANSI / 20),
    ];
  } finally {
    await endAll();
  }
}

const until = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};

/** Members of different schools one after the other, at an even pace; answers how long each waited. */
function tapper(url: string, filled: readonly Filled[]) {
  const members = filled
    .flatMap(({ organisasi_id, user_id }) => user_id.map((id, nth) => ({ organisasi_id, id, nth })))
    .toSorted((a, b) => a.nth - b.nth);
  const client = createHttpClient(url);
  untilEnd(async () => client.close());
  let next = 0;
  return async (isOn: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    const pending = underWay();
    const start = performance.now();
    for (let nth = 0; isOn(); nth += 1) {
      await sleep(Math.max(0, start + (nth * 1000) / SEDETIK - performance.now()));
      const { organisasi_id, id } = members[next++ % members.length] ?? { organisasi_id: 0, id: 0 };
      const due = performance.now();
      pending.start(async () => {
        const { status, body } = await client.call(presensiCall(organisasi_id, id));
        if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
        times.push(performance.now() - due);
      });
    }
    await pending.all();
    return times;
  };
}

/** Each school's operator takes its sheet of the month along. */
async function printAll(url: string, filled: readonly Filled[]): Promise<number> {
  const start = performance.now();
  const waiting = filled.values();
  const print = async () => {
    for (const { organisasi_id, user_id } of waiting) {
      if (performance.now() - start > PALING_LAMA_MS) throw new Error('Printing takes too long on this machine');
      const answer = await fetch(
        `${url}/api/orgs/${organisasi_id}/laporan-absen?jenis=detail&format=xlsx&bulan=2026-03`,
        {
          headers: { cookie: `hadir_sesi=${sesiOf(user_id[0] ?? 0)}` },
        },
      );
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok || bytes < 1_000) throw new Error(`A sheet was answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: SEKALIGUS }, print));
  return performance.now() - start;
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
