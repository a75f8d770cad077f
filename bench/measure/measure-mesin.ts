import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import { cpuOf, cpuOfDatabase } from '../kit/cpu-of.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { runServer } from '../kit/run-server.ts';
import { underWay } from '../kit/under-way.ts';

const MESIN = 500;
const ORGANISASI = 50;
const ANGGOTA = 400;
/** A machine asks, and sends what was tapped since, every ten seconds: twenty taps a minute. */
const TANYA_S = 10;
const KETUKAN_SEMENIT = 20;
const HANGAT_S = 10;
const UKUR_S = 40;

/** Five hundred machines on a busy morning: what they cost the server and its database, in parts of one core. */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    const mesin = await fillMesin(owner);
    await beginMorning(owner, url, filled);

    const putaran = startPutaran(server.url, mesin, filled);
    await putaran(HANGAT_S);
    const used = async () => ({ server: cpuOf(server.pid()), database: await cpuOfDatabase(owner) });
    const before = await used();
    const { diam } = await putaran(UKUR_S);
    const after = await used();
    await owner.end();
    // Of what was to be done in that time: a machine that is busy otherwise takes longer, and makes nothing cheaper.
    const inti = (nama: string, detikInti: number, batas: number): Figure => ({
      nama: `${MESIN} mesin, ${MESIN * KETUKAN_SEMENIT} ketukan semenit, ${nama}`,
      nilai: detikInti / UKUR_S,
      satuan: 'inti',
      batas,
      arah: 'paling banyak',
    });
    return [
      inti('server', after.server - before.server, 0.25),
      inti('server dan basis datanya', after.server + after.database - before.server - before.database, 1),
      { nama: `${MESIN} mesin, yang tidak dijawab`, nilai: diam, satuan: 'kali', batas: 0, arah: 'paling banyak' },
    ];
  } finally {
    await server.remove();
  }
}

type Alat = { nomor_seri: string; organisasi_id: number };

/** Ten machines in each organisation, and each member's PIN. */
async function fillMesin(owner: Client): Promise<Alat[]> {
  await owner.query(`update anggota a set pin = n.urut::text
    from (select organisasi_id, user_id, row_number() over (partition by organisasi_id order by user_id) as urut from anggota) n
    where n.organisasi_id = a.organisasi_id and n.user_id = a.user_id`);
  const { rows } = await owner.query<Alat>(
    `insert into perangkat (tenant_id, organisasi_id, lokasi_presensi_id, jenis, nama, nomor_seri)
     select l.tenant_id, l.organisasi_id, l.lokasi_presensi_id, 'mesin', 'Mesin ' || n, 'UKUR' || l.organisasi_id || '-' || n
     from lokasi_presensi l, generate_series(1, $1::integer) n
     returning nomor_seri, organisasi_id`,
    [MESIN / ORGANISASI],
  );
  return rows;
}

/**
 * All machines in turn, evenly over their ten seconds. Answers how many requests were not answered as they should be: on a
 * machine that has nothing else to do, none.
 */
function startPutaran(url: string, mesin: readonly Alat[], filled: readonly Filled[]) {
  const client = createHttpClient(url);
  const anggota = filled[0]?.user_id.length ?? 0;
  const perSekali = (KETUKAN_SEMENIT * TANYA_S) / 60;
  let giliran = 0;
  return async (detik: number) => {
    const hasil = { diam: 0 };
    const berjalan = underWay();
    const began = performance.now();
    const kali = (detik * mesin.length) / TANYA_S;
    for (let n = 0; n < kali; n += 1) {
      await sleep(Math.max(0, began + (n * TANYA_S * 1000) / mesin.length - performance.now()));
      const ke = giliran++;
      berjalan.start(() => speak(client, mesin, ke, { anggota, perSekali, hasil }));
    }
    await berjalan.all();
    return hasil;
  };
}

type Keperluan = { anggota: number; perSekali: number; hasil: { diam: number } };

async function speak(
  client: ReturnType<typeof createHttpClient>,
  mesin: readonly Alat[],
  giliran: number,
  { anggota, perSekali, hasil }: Keperluan,
): Promise<void> {
  const ke = Math.floor(giliran / mesin.length);
  const SN = mesin[giliran % mesin.length]?.nomor_seri ?? '';
  const asked = await client.call({ method: 'GET', path: `/iclock/getrequest?SN=${SN}`, headers: {} });
  if (asked.status !== 200) hasil.diam += 1;
  // Twenty a minute is three or four in ten seconds; nobody taps twice in the same second.
  const jumlah = Math.floor((ke + 1) * perSekali) - Math.floor(ke * perSekali);
  const kini = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const pin = (n: number) => ((giliran * 7 + n * 131) % anggota) + 1;
  const body = Array.from({ length: jumlah }, (_, n) => `${pin(n)}\t${kini}\t0\t1\t0\t0\n`).join('');
  const headers = { 'content-type': 'text/plain', 'content-length': String(body.length) };
  const path = `/iclock/cdata?SN=${SN}&table=ATTLOG&Stamp=${giliran}`;
  const sent = await client.call({ method: 'POST', path, headers, body });
  if (sent.body !== `OK: ${jumlah}\n`) hasil.diam += 1;
}
