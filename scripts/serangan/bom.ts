import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beginMorning } from '../../bench/kit/begin-morning.ts';
import type { Figure } from '../../bench/kit/figure.ts';
import { fillDatabase, sesiOf, type Filled } from '../../bench/fill/fill-database.ts';
import { createHttpClient } from '../../bench/kit/http-client.ts';
import { presensiCall } from '../../bench/kit/presensi-call.ts';
import { runLoad } from '../../bench/kit/run-load.ts';
import { runServer } from '../../bench/kit/run-server.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { hugePng, movingWebp, progressiveJpeg, XLSX_BOMBS } from '../../packages/server/src/testing/bombs.ts';
import type { Bomb, Lemparan } from './lempar-bom.ts';

const ORGANISASI = 4;
const ANGGOTA = 400;
const KONEKSI = 4;
const WARM_MS = 6_000;
const SERANG_MS = 15_000;
const SEKALIGUS = 20;

/** Waves of twenty bombs of all kinds from one organisation, while the others' members check in with keys. */
export async function serang(): Promise<Figure[]> {
  const server = await runServer();
  try {
    // Joined: the server's own process runs it.
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [jahat, ...lain] = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    if (!jahat) throw new Error('Nothing was filled');
    await beginMorning(owner, url, lain);
    await owner.end();

    const bombs = await makeBombs(jahat);
    const client = createHttpClient(server.url);
    const taps = lain.flatMap(({ organisasi_id, user_id }) => user_id.map((id) => ({ organisasi_id, user_id: id })));
    let next = 0;
    let wrong = 0;
    const tap = async () => {
      const { organisasi_id, user_id } = taps[next++ % taps.length] ?? { organisasi_id: 0, user_id: 0 };
      if ((await client.call(presensiCall(organisasi_id, user_id))).status !== 201) wrong += 1;
    };
    await runLoad(KONEKSI, WARM_MS, tap);
    const quiet = await runLoad(KONEKSI, WARM_MS, tap);

    const before = server.peakMb();
    // In a thread of its own: whoever throws must not hold up whoever measures.
    const cookie = `hadir_sesi=${sesiOf(jahat.user_id[0] ?? 0)}`;
    const thrower = new Worker(new URL('./lempar-bom.ts', import.meta.url), {
      workerData: { url: server.url, cookie, bombs, sekaligus: SEKALIGUS, lamaMs: SERANG_MS } satisfies Lemparan,
    });
    const [thrown, load] = await Promise.all([once(thrower, 'message'), runLoad(KONEKSI, SERANG_MS, tap)]);
    const answers = thrown[0] as Map<number, number>;
    client.close();
    console.error(`Jawaban atas bom: ${[...answers].map(([status, times]) => `${status} × ${times}`).join(', ')}`);
    console.error(`Presensi tanpa bom: p99 ${Math.round(quiet.p99)} ms`);

    const refused = (answers.get(422) ?? 0) + (answers.get(433) ?? 0);
    const count = [...answers.values()].reduce((sum, one) => sum + one, 0);
    return [
      { nama: 'bom: dilempar', nilai: count, satuan: 'bom', batas: SEKALIGUS, arah: 'paling sedikit' },
      { nama: 'bom: yang tidak ditolak', nilai: count - refused, satuan: 'bom', batas: 0, arah: 'paling banyak' },
      { nama: 'bom: presensi yang gagal', nilai: wrong, satuan: 'presensi', batas: 0, arah: 'paling banyak' },
      { nama: 'bom: p99 presensi', nilai: load.p99, satuan: 'ms', batas: 100, arah: 'paling banyak' },
      {
        nama: 'bom: tambahan memori server',
        nilai: server.peakMb() - before,
        satuan: 'MB',
        batas: 500,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await server.remove();
  }
}

async function makeBombs({ organisasi_id, user_id }: Filled): Promise<Bomb[]> {
  const foto = { path: `/users/${user_id[0]}/upload-photo`, field: 'file' };
  const impor = { path: `/orgs/${organisasi_id}/import-user`, field: 'file' };
  const log = { path: `/orgs/${organisasi_id}/presensi/impor`, field: 'berkas' };
  return [
    ...Object.entries(XLSX_BOMBS).map(([nama, { make }]) => ({ ...impor, nama, content: make() })),
    { ...impor, nama: '14,5 million elements', content: XLSX_BOMBS['millions of empty elements']?.make(14_500_000) },
    { ...foto, nama: '100 megapixels, progressive', content: await progressiveJpeg(10_000) },
    { ...foto, nama: '24 megapixels, progressive, cut off', content: (await progressiveJpeg(4900)).subarray(0, -2000) },
    { ...foto, nama: 'RGBA 30000 × 30000', content: await hugePng(30_000) },
    { ...foto, nama: 'a picture that moves', content: await movingWebp(5, 500) },
    { ...log, nama: 'a log of empty lines', content: Buffer.alloc(8_000_000, '\n') },
  ].map(({ content = new Uint8Array(), ...bomb }) => ({ ...bomb, content }));
}
