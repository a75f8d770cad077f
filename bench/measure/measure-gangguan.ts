import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runServer, type ServerUnderTest } from '../kit/run-server.ts';
import { underWay } from '../kit/under-way.ts';

const KILLS = 10;
const SENDERS = 16;

/**
 * Members tap while the server and its database are killed in turn (kill -9), ten times. A phone keeps its tap and its
 * key until it is answered, and sends it again. Every acknowledged tap must then be there, once.
 */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [organisasi] = await fillDatabase(owner, 1, 400);
    await owner.end();
    if (!organisasi) throw new Error('Nothing was filled');

    const acknowledged = await tapThroughKills(server, organisasi);
    const { lost, doubled } = await compare(server, acknowledged);
    return [
      {
        nama: 'Presensi yang diakui selama sepuluh kali kill -9',
        nilai: acknowledged.length,
        satuan: 'presensi',
        batas: 100,
        arah: 'paling sedikit',
      },
      { nama: 'Presensi diakui yang hilang', nilai: lost, satuan: 'presensi', batas: 0, arah: 'paling banyak' },
      {
        nama: 'Presensi yang tercatat lebih dari sekali',
        nilai: doubled,
        satuan: 'presensi',
        batas: 0,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await server.remove();
  }
}

/** The ids of the events that were acknowledged. */
async function tapThroughKills(server: ServerUnderTest, { organisasi_id, user_id }: Filled): Promise<number[]> {
  const client = createHttpClient(server.url);
  const acknowledged: number[] = [];
  const over = new AbortController();
  let next = 0;

  const member = async () => {
    while (!over.signal.aborted) {
      const call = presensiCall(organisasi_id, user_id[next++ % user_id.length] ?? 0, randomUUID());
      while (!over.signal.aborted) {
        const answer = await client.call(call).catch(() => undefined);
        if (answer?.status === 201) {
          acknowledged.push(
            (JSON.parse(answer.body) as { data: { presensi: { presensi_id: number } } }).data.presensi.presensi_id,
          );
          break;
        }
        await sleep(50);
      }
    }
  };
  const members = underWay();
  try {
    for (let sender = 0; sender < SENDERS; sender += 1) members.start(member);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(700 + Math.random() * 600);
      if (kill % 2 === 0) {
        await server.kill();
        await server.start();
      } else {
        process.kill(postmasterOf(server), 'SIGKILL');
      }
    }
    await sleep(3_000);
  } finally {
    over.abort();
  }
  await members.all();
  client.close();
  return acknowledged;
}

const postmasterOf = ({ dataDir }: ServerUnderTest) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function compare({ dataDir }: ServerUnderTest, acknowledged: readonly number[]) {
  const { url } = await startEmbeddedDatabase(dataDir);
  const owner = await connectOwner(url);
  const { rows } = await owner.query<{ presensi_id: number }>(
    'select presensi_id::integer from presensi where presensi_id = any($1)',
    [acknowledged],
  );
  const { rows: keys } = await owner.query<{ banyak: number }>(`
    select count(*)::integer as banyak from (
      select user_id, waktu_klien from presensi where sumber = 'ponsel' and waktu_klien is not null
      group by user_id, waktu_klien having count(*) > 1) as kembar`);
  await owner.end();
  const kept = new Set(rows.map(({ presensi_id }) => presensi_id));
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  return { lost, doubled: (keys[0]?.banyak ?? 0) + acknowledged.length - new Set(acknowledged).size };
}
