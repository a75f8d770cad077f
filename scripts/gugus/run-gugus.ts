import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { fillDatabase } from '../../bench/fill/fill-database.ts';
import { freePort } from '../../bench/kit/free-port.ts';
import { runServer } from '../../bench/kit/run-server.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { hitungKetukan, mulaiKetukan, type Hasil } from '../serangan/ketukan.ts';
import { checkPintu } from './check-pintu.ts';
import { checkSalinan } from './check-salinan.ts';
import { startArsip } from './start-arsip.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { startPulih } from './start-pulih.ts';
import { SANDI, SEWA_DETIK } from './start-node.ts';

type Owner = Awaited<ReturnType<typeof connectOwner>>;

const KALI = 3;
const TENANG_MS = 5_000;
const DIAM_MS = 15_000;
/** A new leader recovers before it serves. */
const PULIH_DETIK = 5;
const JAWABAN_DETIK = 10;

/**
 * Two servers on a cluster of three, members who tap: one etcd dies, then a second, the leader is killed three times, then the
 * standby that commits wait for falls silent. One server comes by HAProxy, the other looks for the leader itself. At last
 * the archive gives back what a wrong deletion took.
 */
export async function runGugus(programs: string): Promise<Figure[]> {
  const ports = [await freePort(), await freePort()] as const;
  console.error('Menyalakan tiga PostgreSQL dengan Patroni, etcd, dan HAProxy...');
  const cluster = await startCluster(programs, ports);
  const { pemimpin } = await cluster.untilWhole();
  await startArsip(pemimpin);
  await createDatabase(cluster.urlSuper);
  await migrate(cluster.url);
  const asOwner = async <T>(ask: (owner: Owner) => Promise<T>): Promise<T> => {
    const owner = await connectOwner(cluster.urlSemua);
    try {
      return await ask(owner);
    } finally {
      await owner.end();
    }
  };
  const isi = await asOwner((owner) => fillDatabase(owner, 2, 50));
  const servers = [
    await runServer({ port: ports[0], env: { DATABASE_URL: cluster.url, DATABASE_URL_BACA: cluster.urlBaca } }),
    await runServer({ port: ports[1], env: { DATABASE_URL: cluster.urlSemua } }),
  ] as const;
  const ketukan = mulaiKetukan(
    { isi },
    servers.map(({ url }) => url),
  );
  const pintu = await checkPintu(cluster);
  const tanpaEtcd = await killEtcd(cluster, ketukan.ambilTanpaPenulis);
  const dibunuh = await killLeaders(cluster, ketukan.ambilTanpaPenulis);
  const diam = await silenceStandby(cluster, ketukan.ambilTanpaPenulis);
  const hasil = await ketukan.selesai();
  await cluster.untilWhole();
  const salinan = await checkSalinan(servers[0].url);
  const figures = await hitungKetukan('gugus', { asOwner }, hasil);
  await Promise.all(servers.map((server) => server.remove()));
  const takKembali = await restoreDeleted(cluster, programs, asOwner);
  return [pintu, salinan, ...figures, ...describe(hasil, { tanpaEtcd, dibunuh, diam }), takKembali];
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

/** Deletes every tap, and restores the moment before beside the cluster: how many are not there again. */
async function restoreDeleted(
  { untilWhole, folder, urlSuper }: Cluster,
  programs: string,
  asOwner: <T>(ask: (owner: Owner) => Promise<T>) => Promise<T>,
): Promise<Figure> {
  const semua = async (owner: Owner) =>
    (await owner.query<{ presensi_id: string }>('select presensi_id from presensi')).rows.map((row) => row.presensi_id);
  const sebelum = await asOwner(semua);
  const saat = await asOwner(async (owner) => {
    const { rows } = await owner.query<{ saat: string }>('select clock_timestamp()::text as saat');
    await sleep(1_000);
    await owner.query('alter table presensi disable trigger user');
    await owner.query('delete from presensi');
    return rows[0]?.saat ?? '';
  });
  const postgres = await connectOwner(urlSuper);
  await postgres.query('select pg_switch_wal()');
  await postgres.end();
  const { pemimpin } = await untilWhole();
  await pemimpin.pgbackrest('check');
  console.error(`Presensi dihapus; keadaan ${saat} dipulihkan dari arsip...`);
  const pulih = await connectOwner(await startPulih(folder, programs, pemimpin, saat));
  const kembali = new Set(await semua(pulih));
  await pulih.end();
  return {
    nama: 'gugus: presensi yang terhapus tidak kembali dari arsip',
    nilai: sebelum.filter((one) => !kembali.has(one)).length + Math.abs(kembali.size - sebelum.length),
    satuan: 'presensi',
    batas: 0,
    arah: 'paling banyak',
  };
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

/** As the guide says (docs/panduan/operasi.md). */
async function createDatabase(url: string): Promise<void> {
  const owner = await connectOwner(url);
  await owner.query(`create role hadir login createrole password '${SANDI}'`);
  await owner.query('create database hadir owner hadir');
  await owner.end();
}
