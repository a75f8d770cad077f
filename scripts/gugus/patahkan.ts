import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { hitungKetukan, mulaiKetukan, type Hasil } from '../serangan/ketukan.ts';
import { checkSalinan } from './check-salinan.ts';
import type { Cluster } from './start-cluster.ts';
import type { Lapangan } from './start-lapangan.ts';
import { SEWA_DETIK } from './start-node.ts';

const KALI = 3;
const TENANG_MS = 5_000;
const DIAM_MS = 15_000;
/** A new leader recovers before it serves. */
const PULIH_DETIK = 5;
const JAWABAN_DETIK = 10;

/**
 * Members tap at both servers: one etcd dies, then a second, the leader is killed three times, then the standby that
 * commits wait for falls silent.
 */
export async function patahkan({ cluster, isi, servers, token, asOwner }: Lapangan): Promise<Figure[]> {
  const ketukan = mulaiKetukan(
    { isi: isi.patah },
    servers.map(({ url }) => url),
  );
  const tanpaEtcd = await killEtcd(cluster, ketukan.ambilTanpaPenulis);
  const dibunuh = await killLeaders(cluster, ketukan.ambilTanpaPenulis);
  const diam = await silenceStandby(cluster, ketukan.ambilTanpaPenulis);
  const hasil = await ketukan.selesai();
  await cluster.untilWhole();
  const salinan = await checkSalinan(servers[0].url, token);
  const figures = await hitungKetukan('gugus', { asOwner }, hasil);
  return [salinan, ...figures, ...describe(hasil, { tanpaEtcd, dibunuh, diam })];
}

/** With one etcd of three nothing is agreed on: the leader goes on as long as the other two machines say that it leads. */
async function killEtcd({ etcd, untilWhole }: Cluster, takeLongest: () => number): Promise<number> {
  const mati = etcd.slice(1);
  await sleep(TENANG_MS);
  takeLongest();
  for (const one of mati) {
    console.error(`Etcd (${one.nama}) dibunuh...`);
    await one.kill();
    await sleep((SEWA_DETIK + PULIH_DETIK) * 1_000);
  }
  for (const one of mati) one.start();
  await untilWhole();
  await sleep(TENANG_MS);
  return takeLongest();
}

async function killLeaders({ untilWhole }: Cluster, takeLongest: () => number): Promise<number> {
  let longest = 0;
  for (let ke = 1; ke <= KALI; ke += 1) {
    const { pemimpin } = await untilWhole();
    await sleep(TENANG_MS);
    takeLongest();
    console.error(`Pemimpin (${pemimpin.nama}) dibunuh, kali ke-${ke}...`);
    await pemimpin.kill();
    // Its place is taken when the lease is over.
    await sleep((SEWA_DETIK + PULIH_DETIK) * 1_000);
    pemimpin.start();
    await untilWhole();
    await sleep(TENANG_MS);
    const tanpaPenulis = takeLongest();
    console.error(`Tanpa penulis ${tanpaPenulis.toFixed(1)} detik.`);
    longest = Math.max(longest, tanpaPenulis);
  }
  return longest;
}

async function silenceStandby({ untilWhole }: Cluster, takeLongest: () => number): Promise<number> {
  await sleep(TENANG_MS);
  const { serentak } = await untilWhole();
  takeLongest();
  console.error(`Cadangan yang ditunggu setiap commit (${serentak.nama}) diam ${DIAM_MS / 1000} detik...`);
  await serentak.freeze();
  await sleep(DIAM_MS);
  await serentak.thaw();
  await untilWhole();
  await sleep(TENANG_MS);
  return takeLongest();
}

type TanpaPenulis = { tanpaEtcd: number; dibunuh: number; diam: number };

function describe({ lama, salah }: Hasil, { tanpaEtcd, dibunuh, diam }: TanpaPenulis): Figure[] {
  const detik = { satuan: 'detik', arah: 'paling banyak' } as const;
  const jawaban = { satuan: 'jawaban', batas: 0, arah: 'paling banyak' } as const;
  return [
    { nama: 'gugus: tanpa penulis, dua etcd mati', nilai: tanpaEtcd, batas: PULIH_DETIK, ...detik },
    { nama: 'gugus: tanpa penulis, pemimpin dibunuh', nilai: dibunuh, batas: SEWA_DETIK + PULIH_DETIK, ...detik },
    { nama: 'gugus: tanpa penulis, cadangan diam', nilai: diam, batas: DIAM_MS / 1000 + JAWABAN_DETIK, ...detik },
    { nama: 'gugus: jawaban terlama', nilai: lama.permintaan, batas: JAWABAN_DETIK, ...detik },
    { nama: 'gugus: tidak dijawab', nilai: salah.bisu, ...jawaban },
    { nama: 'gugus: 503 tanpa Retry-After', nilai: salah.tanpaKapanLagi, ...jawaban },
  ];
}
