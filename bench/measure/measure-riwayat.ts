import type { Client } from 'pg';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { fillRiwayat } from '../fill/fill-riwayat.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runServer, type ServerUnderTest } from '../kit/run-server.ts';

const ANGGOTA = 1_000;
const FEW_DAYS = 25;
const MANY_DAYS = 2_500;
/** Days of the range that the page is asked for; both sizes hold all of them. */
const RANGE_DAYS = 20;
const PAGES = 60;

/** A page of Riwayat Kehadiran of one organisation that keeps 50 thousand events, and then 5 million. */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [organisasi] = await fillDatabase(owner, 1, ANGGOTA);
    if (!organisasi) throw new Error('Nothing was filled');
    await tapAsOperator(server, organisasi);

    await fillRiwayat(owner, organisasi, 1, FEW_DAYS);
    const few = await measurePage(server, organisasi);
    const fewEvents = await countEvents(owner);
    await fillRiwayat(owner, organisasi, 1 + FEW_DAYS, MANY_DAYS - FEW_DAYS);
    const many = await measurePage(server, organisasi);
    const manyEvents = await countEvents(owner);
    await owner.end();

    return [
      {
        nama: `Halaman Riwayat Kehadiran pada ${fewEvents} presensi, median`,
        nilai: few,
        satuan: 'ms',
        batas: 200,
        arah: 'paling banyak',
      },
      {
        nama: `Halaman Riwayat Kehadiran pada ${manyEvents} presensi, median`,
        nilai: many,
        satuan: 'ms',
        batas: few * 1.5,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await server.remove();
  }
}

/** The model of all other days, made by the server itself. */
async function tapAsOperator(server: ServerUnderTest, { organisasi_id, user_id }: Filled) {
  const client = createHttpClient(server.url);
  const { status, body } = await client.call(presensiCall(organisasi_id, user_id[0] ?? 0));
  client.close();
  if (status !== 201) throw new Error(`The check-in was answered ${status}: ${body}`);
}

async function measurePage(server: ServerUnderTest, { organisasi_id, user_id }: Filled): Promise<number> {
  const client = createHttpClient(server.url);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const path = `/api/orgs/${organisasi_id}/presensi?from=${daysAgo(RANGE_DAYS + 2)}&to=${daysAgo(2)}`;
  const page = async () => {
    const { status, body } = await client.call({
      method: 'GET',
      path,
      headers: { cookie: `hadir_sesi=${sesiOf(user_id[0] ?? 0)}` },
    });
    const { total } = (JSON.parse(body) as { data?: { total?: number } }).data ?? {};
    if (status !== 200 || total !== ANGGOTA * (RANGE_DAYS + 1))
      throw new Error(`The page was answered ${status}: ${body.slice(0, 300)}`);
  };
  for (let warm = 0; warm < 10; warm += 1) await page();
  const times: number[] = [];
  for (let n = 0; n < PAGES; n += 1) {
    const before = performance.now();
    await page();
    times.push(performance.now() - before);
  }
  client.close();
  return times.toSorted((a, b) => a - b)[PAGES / 2] ?? 0;
}

async function countEvents(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ banyak: number }>('select count(*)::integer as banyak from presensi');
  return rows[0]?.banyak ?? 0;
}
