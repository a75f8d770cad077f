import type { Client } from 'pg';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import { countDeret } from '../kit/count-deret.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { fillHari } from '../fill/fill-hari.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runServer } from '../kit/run-server.ts';

const ORGANISASI = 20;
const ANGGOTA = 250;
const KONEKSI = 32;
/** So many that what the last day leaves unused until the next weighs little. */
const HARI = Array.from({ length: 8 }, (_, n) => `2026-11-${String(n + 10).padStart(2, '0')}`);

/** What a school's days leave on the disk, and what a tap writes ahead to the log of the database. */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    const [sekolah] = filled;
    if (!sekolah) throw new Error('Nothing was filled');
    await fillHari(owner, url, sekolah, HARI);
    const hari = await measureHari(owner);
    await owner.query('vacuum full kehadiran');
    hari.push(line('Satu hari anggota, tanpa ruang versi lamanya', await sizeOfHari(owner), 650));

    await beginMorning(owner, url, filled);
    await owner.query('checkpoint');
    const datang = await walOfTaps(owner, server.url, filled);
    // So that the next tap is no repeat of this one.
    await owner.query(
      `update presensi set waktu = waktu - interval '10 minutes' where waktu > now() - interval '1 hour'`,
    );
    const pulang = await walOfTaps(owner, server.url, filled);
    const ketukan = await measureKetukan(owner, filled.length * ANGGOTA * 2);
    await owner.end();
    const deret: Figure = {
      nama: 'Deret ukuran satu server bila setiap panggilan pernah dijawab dengan dua status',
      nilai: await countDeret(server.url),
      satuan: 'deret',
      batas: 20_000,
      arah: 'paling banyak',
    };
    return [...hari, ...ketukan, line('WAL per presensi', (datang + pulang) / 2, 3072), deret];
  } finally {
    await server.remove();
  }
}

const line = (nama: string, nilai: number, batas: number): Figure => ({
  nama,
  nilai,
  satuan: 'byte',
  batas,
  arah: 'paling banyak',
});

/** Of the days that there are: what each takes with its indexes, and its explanation; months without any take nothing of it. */
async function measureHari(owner: Client): Promise<Figure[]> {
  const { rows } = await owner.query<{ penjelasan: number }>(
    'select avg(octet_length(coalesce(penjelasan_ringkas, penjelasan::text)))::float as penjelasan from kehadiran',
  );
  return [
    line('Satu hari anggota, dengan indeks', await sizeOfHari(owner), 800),
    line('Penjelasan satu hari', rows[0]?.penjelasan ?? Infinity, 200),
  ];
}

async function sizeOfHari(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ hari: number }>(`
    select (select sum(pg_total_relation_size(relid)) from pg_partition_tree('kehadiran')
      where pg_relation_size(relid) > 0)::float / count(*) as hari from kehadiran`);
  return rows[0]?.hari ?? Infinity;
}

/** What the taps that were just sent left in the tables that they grow, with indexes; answers live a week or so. */
async function measureKetukan(owner: Client, ketukan: number): Promise<Figure[]> {
  const { rows } = await owner.query<{ tabel: string; byte: number; baris: number }>(`
    select t.tabel, (pg_total_relation_size(t.tabel::regclass) + coalesce((select sum(pg_total_relation_size(inhrelid))
        from pg_inherits where inhparent = t.tabel::regclass and pg_relation_size(inhrelid) > 0), 0))::float as byte,
      t.baris::float as baris
    from (values ('presensi', (select count(*) from presensi)), ('idempotensi', (select count(*) from idempotensi)),
      ('log_aktivitas', (select count(*) from log_aktivitas))) t (tabel, baris)`);
  const of = (tabel: string) => rows.find((one) => one.tabel === tabel) ?? { byte: Infinity, baris: 1 };
  const per = (tabel: string) => of(tabel).byte / of(tabel).baris;
  const tiap = (tabel: string) => of(tabel).baris / ketukan;
  return [
    line('Satu presensi, dengan indeks', per('presensi'), 600),
    line(
      `Satu baris log, dengan indeks (${tiap('log_aktivitas').toFixed(1)} tiap presensi)`,
      per('log_aktivitas'),
      800,
    ),
    line('Satu jawaban di bawah kuncinya, dengan indeks', per('idempotensi'), 900),
  ];
}

/**
 * Each member once, as many at a time as there are connections; neighbours are of different schools. Pages that are
 * written whole since the checkpoint are in it: a morning has many more taps to each of them.
 */
async function walOfTaps(owner: Client, url: string, filled: readonly Filled[]): Promise<number> {
  const members = filled.flatMap(({ organisasi_id, user_id }) =>
    user_id.map((id, nth) => ({ organisasi_id, id, nth })),
  );
  const waiting = members.toSorted((a, b) => a.nth - b.nth).values();
  const client = createHttpClient(url);
  const tapOn = async () => {
    for (const { organisasi_id, id } of waiting) {
      const { status, body } = await client.call(presensiCall(organisasi_id, id));
      if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
    }
  };
  const before = await walOf(owner);
  await Promise.all(Array.from({ length: KONEKSI }, tapOn));
  client.close();
  return ((await walOf(owner)) - before) / members.length;
}

async function walOf(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ wal: string }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal`);
  return Number(rows[0]?.wal);
}
