import { Client } from 'pg';
import { connectOwner } from '../packages/server/src/db/connect-owner.ts';
import { startEmbeddedDatabase } from '../packages/server/src/db/embedded/start-embedded-database.ts';
import type { Figure } from './figure.ts';
import { fillDatabase } from './fill-database.ts';
import { createHttpClient } from './http-client.ts';
import { presensiCall } from './presensi-call.ts';
import { runLoad } from './run-load.ts';
import { runServer } from './run-server.ts';

const ORGANISASI = 50;
const ANGGOTA = 300;
/** Until every organisation's facts are remembered and what is run often is compiled: the rush is no first moment. */
const WARM_MS = 8_000;
const MEASURE_MS = 10_000;

/**
 * Check-ins over HTTP at 32 connections, each by another member, against what the bare driver does at 16 on the same
 * database: begin, insert one row, commit. Driver and check-ins take turns, so that a busy moment hits both.
 */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    await owner.query(
      'create table ukur (baris_id bigint generated always as identity primary key, isi text not null)',
    );

    const taps = filled.flatMap(({ organisasi_id, user_id }) => user_id.map((id) => ({ organisasi_id, user_id: id })));
    // Neighbours in the list are of different organisations, as in a morning of many schools.
    taps.sort((a, b) => (a.user_id % ANGGOTA) - (b.user_id % ANGGOTA));
    const client = createHttpClient(server.url);
    let next = 0;
    const tap = async () => {
      const { organisasi_id, user_id } = taps[next++ % taps.length] ?? { organisasi_id: 0, user_id: 0 };
      const { status, body } = await client.call(presensiCall(organisasi_id, user_id));
      if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
    };

    await runLoad(32, WARM_MS, tap);
    // What autovacuum does by itself within a minute.
    await owner.query('analyze');
    await owner.end();
    const before = await measureDriver(url);
    const presensi = await runLoad(32, MEASURE_MS, tap);
    const after = await measureDriver(url);
    client.close();

    const driver = (before + after) / 2;
    return [
      {
        nama: 'Presensi per detik lewat HTTP (32 koneksi)',
        nilai: presensi.perSecond,
        satuan: 'per detik',
        batas: driver * 0.35,
        arah: 'paling sedikit',
      },
      {
        nama: 'Presensi dibanding transaksi driver polos',
        nilai: presensi.perSecond / driver,
        satuan: 'kali',
        batas: 0.35,
        arah: 'paling sedikit',
      },
      { nama: 'Presensi, p99', nilai: presensi.p99, satuan: 'ms', batas: 100, arah: 'paling banyak' },
    ];
  } finally {
    await server.remove();
  }
}

/** Transactions a second of the bare driver: three trips each, as it does by itself. */
async function measureDriver(url: string): Promise<number> {
  const clients = Array.from({ length: 16 }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const { perSecond } = await runLoad(16, MEASURE_MS / 2, async (connection) => {
    const client = clients[connection];
    await client?.query('begin');
    await client?.query('insert into ukur (isi) values ($1)', ['sebuah baris yang panjangnya biasa saja']);
    await client?.query('commit');
  });
  await Promise.all(clients.map((client) => client.end()));
  return perSecond;
}
