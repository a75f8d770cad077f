import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import { tapLama, whileServing } from '../../packages/server/src/testing/database-before.ts';
import { fillLama } from '../fill/fill-lama.ts';
import type { Figure } from '../kit/figure.ts';
import { createHttpClient, type Call } from '../kit/http-client.ts';
import { untilEnd } from '../kit/left-running.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runServer, type ServerUnderTest } from '../kit/run-server.ts';
import { underWay } from '../kit/under-way.ts';
import { withDatabase } from '../kit/with-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../packages/server/migrations');
/** The first migration that moves what there is: before it events and days had one table each. */
const SEBELUM = '0980';
const ANGGOTA = 1_000;
/** Two and a half million days, five million events. */
const HARI = 2_500;
const PRESENSI = 2 * ANGGOTA * HARI;
/** A reader, such as a report, holds the tables so long, and again after as long a pause. */
const DIBACA_MS = 2_000;
/** How long people check in at the new version. */
const SESUDAH_MS = 10_000;

/**
 * An older version's database of five million events and their days is brought to this one by the server that starts on it,
 * as in an upgrade, while people check in and a report reads. Until it serves they check in by what the older version wrote,
 * which no longer runs here; then by HTTP, each first with the key of his last once more, as a phone does whose answer did
 * not come through.
 */
export async function measure(): Promise<Figure[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql') && file < SEBELUM);
  return withDatabase(
    async (db, owner, url) => {
      await fillLama(owner, ANGGOTA, HARI);
      const phones = makePhones(db);
      const reader = await startReader(url);
      const mulai = performance.now();
      let lama = 0;
      let server: ServerUnderTest | undefined;
      const upgrade = async () => {
        server = await runServer({ env: { DATABASE_URL: url } });
        lama = performance.now() - mulai;
        phones.goOver(server.url);
        await sleep(SESUDAH_MS);
      };
      await whileServing(upgrade, phones.tap).finally(reader.stop);
      await server?.remove();
      return [
        detik('Naik versi dengan lima juta presensi dan hari-harinya, sampai versi baru melayani', lama / 1000, 300),
        ...(await langkahFigures(owner)),
        ...phones.figures(),
        ...(await hitung(owner, phones.nomor)),
      ];
    },
    { only: new Set(files) },
  );
}

const detik = (nama: string, nilai: number, batas: number): Figure => ({
  nama,
  nilai,
  satuan: 'detik',
  batas,
  arah: 'paling banyak',
});

const nol = (nama: string, nilai: number, satuan = 'presensi'): Figure => ({
  nama,
  nilai,
  satuan,
  batas: 0,
  arah: 'paling banyak',
});

/** Each taps in turn with members of his own. */
function makePhones(db: Db) {
  const nomor: number[] = [];
  const tunggu: number[] = [];
  /** By who taps: his last at the older version, until he has sent it to the new one. */
  const terakhir = new Map<number, { call: Call; presensi_id: number }>();
  let client: ReturnType<typeof createHttpClient> | undefined;
  let tulisanLama = 0;
  let jawabanBaru: number | undefined;
  let gagal = 0;
  let [diulang, dikenali] = [0, 0];

  const send = async (call: Call): Promise<number> => {
    const { status, body } = (await client?.call(call)) ?? { status: 0, body: '' };
    if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
    jawabanBaru ??= performance.now();
    return (JSON.parse(body) as { data: { presensi: { presensi_id: number } } }).data.presensi.presensi_id;
  };

  const tapOnce = async (who: number, n: number): Promise<void> => {
    const lama = terakhir.get(who);
    if (client && lama) {
      terakhir.delete(who);
      diulang += 1;
      if ((await send(lama.call)) === lama.presensi_id) dikenali += 1;
      return;
    }
    const user_id = who * 300 + (n % 300) + 1;
    const call = presensiCall(1, user_id);
    if (client) {
      nomor.push(await send(call));
      return;
    }
    const input = JSON.parse(call.body ?? '') as object;
    const presensi_id = await tapLama(db, user_id, call.headers['idempotency-key'] ?? '', input);
    tulisanLama = performance.now();
    nomor.push(presensi_id);
    terakhir.set(who, { call, presensi_id });
  };

  return {
    nomor,
    goOver: (url: string) => {
      const made = createHttpClient(url);
      untilEnd(async () => made.close());
      client = made;
    },
    tap: async (who: number, n: number) => {
      const mulai = performance.now();
      try {
        await tapOnce(who, n);
      } catch (error) {
        gagal += 1;
        console.error(error);
      }
      tunggu.push(performance.now() - mulai);
    },
    figures: (): Figure[] => [
      detik('Presensi yang menunggu terlama selama naik versi', Math.max(...tunggu) / 1000, 2),
      detik(
        'Dari tulisan terakhir versi lama sampai jawaban pertama versi baru',
        ((jawabanBaru ?? Infinity) - tulisanLama) / 1000,
        2,
      ),
      nol('Presensi yang gagal selama naik versi', gagal),
      nol(`Presensi versi lama yang tidak dikenali versi baru saat dikirim ulang, dari ${diulang}`, diulang - dikenali),
    ],
  };
}

/** How long the steps took in which days, and then events, got a table a month: each notes when it began. */
async function langkahFigures(owner: Client): Promise<Figure[]> {
  const { rows } = await owner.query<{ hari: number; presensi: number }>(`
    select extract(epoch from m0990 - m0980)::float8 as hari, extract(epoch from m0997 - m0990)::float8 as presensi
    from (select
      max(dijalankan_pada) filter (where nama like '0980%') as m0980,
      max(dijalankan_pada) filter (where nama like '0990%') as m0990,
      max(dijalankan_pada) filter (where nama like '0997%') as m0997 from hadir.migrasi) m`);
  const { hari = NaN, presensi = NaN } = rows[0] ?? {};
  return [
    detik('Di antaranya kehadiran menjadi per bulan (0980 sampai 0983)', hari, 30),
    detik('Di antaranya presensi menjadi per bulan (0990 sampai 0996)', presensi, 240),
  ];
}

/** What was there and what was acknowledged, against what is there. */
async function hitung(owner: Client, diakui: readonly number[]): Promise<Figure[]> {
  const { rows } = await owner.query<{ lama: number; berbeda: number; jumlah: number; baru: number[] }>(`
    select count(*) filter (where presensi_id <= ${PRESENSI})::integer as lama,
      count(distinct presensi_id)::integer as berbeda, count(*)::integer as jumlah,
      array_agg(presensi_id::integer) filter (where presensi_id > ${PRESENSI}) as baru from presensi`);
  const { lama = 0, berbeda = 0, jumlah = 0, baru = [] } = rows[0] ?? {};
  const tercatat = new Set(baru);
  const { rows: hari } = await owner.query<{ jumlah: number }>(
    'select count(*)::integer as jumlah from kehadiran where presensi_pulang_id <= $1',
    [PRESENSI],
  );
  return [
    nol('Presensi yang hilang sesudah naik versi', PRESENSI - lama + diakui.filter((id) => !tercatat.has(id)).length),
    nol(
      `Presensi yang tercatat dua kali sesudah naik versi, dari ${diakui.length}`,
      baru.length - new Set(diakui).size,
    ),
    nol('Presensi bernomor sama sesudah naik versi', jumlah - berbeda),
    nol('Hari yang hilang sesudah naik versi', ANGGOTA * HARI - (hari[0]?.jumlah ?? 0), 'hari'),
  ];
}

/** Reads events and days over and over, each time in a transaction that goes on for a while. */
async function startReader(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const over = new AbortController();
  const work = underWay();
  work.start(async () => {
    while (!over.signal.aborted) {
      await client.query('begin; select from presensi limit 1; select from kehadiran limit 1');
      await sleep(DIBACA_MS);
      await client.query('commit');
      await sleep(DIBACA_MS);
    }
  });
  return {
    stop: untilEnd(async () => {
      over.abort();
      await work.all();
      await client.end();
    }),
  };
}
