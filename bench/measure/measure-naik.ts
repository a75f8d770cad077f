import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import {
  fillAnggota,
  MESIN_GERBANG,
  tapPonsel,
  whileServing,
} from '../../packages/server/src/testing/database-before.ts';
import type { Figure } from '../kit/figure.ts';
import { underWay } from '../kit/under-way.ts';
import { withDatabase } from '../kit/with-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../packages/server/migrations');
/** The first migration that moves what there is: before it events and days had one table each. */
const SEBELUM = '0980';
const ANGGOTA = 1_000;
const PRESENSI = 5_000_000;
const SEKALI = 250_000;
/** A reader, such as a report, holds the table so long, and again after as long a pause. */
const DIBACA_MS = 2_000;

/** An older version's database of five million events is brought to this one while people check in and a report reads. */
export async function measure(): Promise<Figure[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql') && file < SEBELUM);
  return withDatabase(
    async (db, owner, url) => {
      await fill(owner);
      const nomor: number[] = [];
      const tunggu: number[] = [];
      let gagal = 0;
      const serve = async (who: number, n: number) => {
        const mulai = performance.now();
        try {
          nomor.push(await tapPonsel(db, who * 300 + (n % 300) + 1, new Date().toISOString()));
        } catch (error) {
          gagal += 1;
          console.error(error);
        }
        tunggu.push(performance.now() - mulai);
      };
      const reader = await startReader(url);
      const mulai = performance.now();
      let lama = 0;
      await whileServing(async () => {
        await migrate(url);
        lama = performance.now() - mulai;
      }, serve).finally(reader.stop);
      const { rows } = await owner.query<{ jumlah: number; berbeda: number }>(
        'select count(*)::integer as jumlah, count(distinct presensi_id)::integer as berbeda from presensi',
      );
      const { jumlah = 0, berbeda = 0 } = rows[0] ?? {};
      return [
        {
          nama: 'Naik versi dengan lima juta presensi',
          nilai: lama / 1000,
          satuan: 'detik',
          batas: 300,
          arah: 'paling banyak',
        },
        nol('Presensi yang gagal selama naik versi', gagal),
        nol('Presensi yang hilang sesudah naik versi', PRESENSI + nomor.length - jumlah),
        nol('Presensi bernomor sama sesudah naik versi', jumlah - berbeda),
        {
          nama: 'Presensi yang menunggu terlama selama naik versi',
          nilai: Math.max(...tunggu),
          satuan: 'ms',
          batas: 2_000,
          arah: 'paling banyak',
        },
      ];
    },
    { only: new Set(files) },
  );
}

const nol = (nama: string, nilai: number): Figure => ({
  nama,
  nilai,
  satuan: 'presensi',
  batas: 0,
  arah: 'paling banyak',
});

/** Half of the events are a machine's, which names them. */
async function fill(owner: Client): Promise<void> {
  await fillAnggota(owner, ANGGOTA, MESIN_GERBANG);
  await owner.query('set session_replication_role = replica');
  for (let dari = 0; dari < PRESENSI; dari += SEKALI) {
    await owner.query(
      `insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, perangkat, perangkat_id, id_luar)
       select 1, 1, n % ${ANGGOTA} + 1, timestamptz '2019-01-01' + n / ${ANGGOTA} * interval '12 hours', 'Asia/Jakarta',
         case n % 2 when 0 then 'mesin' else 'ponsel' end, case n % 2 when 0 then 'Gerbang' end, case n % 2 when 0 then 1 end,
         case n % 2 when 0 then n || ' 2019-01-01 07:00:00' end
       from generate_series($1::integer, $2::integer) n`,
      [dari, Math.min(dari + SEKALI, PRESENSI) - 1],
    );
  }
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum analyze presensi');
}

/** Reads the events over and over, each time in a transaction that goes on for a while. */
async function startReader(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const over = new AbortController();
  const work = underWay();
  work.start(async () => {
    while (!over.signal.aborted) {
      await client.query('begin; select from presensi limit 1');
      await sleep(DIBACA_MS);
      await client.query('commit');
      await sleep(DIBACA_MS);
    }
  });
  const stop = async () => {
    over.abort();
    await work.all();
    await client.end();
  };
  return { stop };
}
