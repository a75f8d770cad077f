import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { hitungKetukan, mulaiKetukan } from '../serangan/ketukan.ts';
import { checkCatatan } from './check-catatan.ts';
import { checkPintu } from './check-pintu.ts';
import { checkSambungan } from './check-sambungan.ts';
import type { Lapangan } from './start-lapangan.ts';

/** HAProxy asks a server that is back before it sends anybody there. */
const TENANG_MS = 4_000;

/**
 * The doors, and members who tap through people's while one server after the other is exchanged as the guide says: the one of
 * a single process is started anew (`restart`), the one of several exchanges them (`reload`), and HAProxy is loaded again.
 */
export async function gantiBergilir({ cluster, isi, servers, token, asOwner }: Lapangan): Promise<Figure[]> {
  const pintu = [await checkPintu(cluster), ...(await checkSambungan(cluster))];
  const ketukan = mulaiKetukan({ isi: isi.pintu }, [`https://${cluster.pintu.tls}`]);
  const [satu, dua] = servers;
  const exchange = async (apa: string, run: () => Promise<void>): Promise<Figure[]> => {
    await sleep(TENANG_MS);
    ketukan.ambilGagal();
    console.error(`${apa}...`);
    await run();
    await sleep(TENANG_MS);
    const { bisu, ditolak } = ketukan.ambilGagal();
    const jawaban = { satuan: 'jawaban', batas: 0, arah: 'paling banyak' } as const;
    return [
      { nama: `pintu: ${apa}, tidak dijawab`, nilai: bisu, ...jawaban },
      { nama: `pintu: ${apa}, ditolak`, nilai: ditolak, ...jawaban },
    ];
  };
  const figures = [
    ...(await exchange('server dimulai ulang', async () => {
      await satu.stop();
      await satu.start();
    })),
    ...(await exchange('proses server diganti', () => exchangeProcesses(dua.pid()))),
    ...(await exchange('HAProxy dimuat ulang', cluster.haproxy.muatUlang)),
  ];
  const hasil = await ketukan.selesai();
  const sedikit = Math.min(...(await Promise.all(servers.map(({ url }) => countPresensi(url, token)))));
  return [
    ...pintu,
    {
      nama: 'pintu: presensi yang dilayani server yang paling sedikit melayani',
      nilai: sedikit,
      satuan: 'presensi',
      batas: 1,
      arah: 'paling sedikit',
    },
    ...figures,
    ...(await hitungKetukan('pintu', { asOwner }, hasil)),
    await checkCatatan(cluster),
  ];
}

/** SIGHUP, and until none of the processes from before serves. */
async function exchangeProcesses(pid: number): Promise<void> {
  const list = async () => (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(/\s+/);
  const before = await list();
  process.kill(pid, 'SIGHUP');
  while ((await list()).some((one) => before.includes(one))) await sleep(200);
}

/** How many taps a server has answered since it was started. */
async function countPresensi(url: string, token: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrik`, { headers: { authorization: `Bearer ${token}` } })).text();
  const alamat = '/api/orgs/:organisasi_id/presensi';
  const line = metrics
    .split('\n')
    .find((one) => one.startsWith('hadir_permintaan_detik_count{') && one.includes(`"${alamat}",status="201"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}
