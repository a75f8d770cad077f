import { randomBytes } from 'node:crypto';
import { fillDatabase, type Filled } from '../../bench/fill/fill-database.ts';
import { freePort } from '../../packages/server/src/testing/luar/free-port.ts';
import { runServer, type ServerUnderTest } from '../../bench/kit/run-server.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startArsip } from './start-arsip.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { SANDI, type Node } from './start-node.ts';
import { startPrometheus, type Keadaan, type Prometheus } from './start-prometheus.ts';

export type Owner = Awaited<ReturnType<typeof connectOwner>>;

/** A cluster with its archive, two servers on it, what works beside each in the background, and the Prometheus that watches them. */
export type Lapangan = {
  programs: string;
  cluster: Cluster;
  /** The machine whose database is in the archive. */
  disalin: Node;
  /** Organisations with members, for each part that taps some of its own. */
  isi: Record<'pintu' | 'patah' | 'peringatan', Filled[]>;
  servers: readonly [ServerUnderTest, ServerUnderTest];
  /** As `deploy/hadir-pekerjaan.service` starts them, one on each machine of a server. */
  pekerja: readonly [ServerUnderTest, ServerUnderTest];
  /** What a reader of their metrics must bring. */
  token: string;
  prometheus: Prometheus;
  asOwner: <T>(ask: (owner: Owner) => Promise<T>) => Promise<T>;
};

/** HAProxy sends each organisation to one server: of so many, some to either. */
const BANYAK = 8;

/** One server is of one process and comes by HAProxy; the other is of two and looks for the leader itself. */
export async function startLapangan(programs: string): Promise<Lapangan> {
  const ports = [await freePort(), await freePort()] as const;
  const portsPekerja = [await freePort(), await freePort()] as const;
  console.error('Menyalakan tiga PostgreSQL dengan Patroni, etcd, dan HAProxy...');
  const cluster = await startCluster(programs, ports);
  const { pemimpin } = await cluster.untilWhole();
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
  const isi = await asOwner((owner) => fillDatabase(owner, BANYAK * 3, 10));
  const [pintu, patah, peringatan] = [0, 1, 2].map((nth) => isi.slice(nth * BANYAK, (nth + 1) * BANYAK));
  if (!pintu || !patah || !peringatan) throw new Error('Tidak ada instansi');
  const token = randomBytes(16).toString('hex');
  const own = { METRICS_TOKEN: token, DATABASE_CONNECTIONS: '10', TRUST_PROXY: '1', HADIR_PEKERJAAN: '0' };
  const lewatHaproxy = { DATABASE_URL: cluster.url, DATABASE_URL_BACA: cluster.urlBaca };
  const servers = [
    await runServer({ port: ports[0], env: { ...own, ...lewatHaproxy } }),
    await runServer({ port: ports[1], env: { ...own, DATABASE_URL: cluster.urlSemua, HADIR_PROSES: '2' } }),
  ] as const;
  const startPekerja = (port: number) =>
    runServer({ port, env: { ...lewatHaproxy, METRICS_TOKEN: token, DATABASE_CONNECTIONS: '4' } });
  const pekerja = [await startPekerja(portsPekerja[0]), await startPekerja(portsPekerja[1])] as const;
  const prometheus = await startPrometheus(cluster.folder, ports, portsPekerja, token);
  // An archive without a single copy: the one alert that every cluster begins with.
  const untilSalinan = async (state: Keadaan) => {
    if (!(await prometheus.until('HadirSalinanTertinggal', state))) throw new Error(`HadirSalinanTertinggal: ${state}`);
  };
  await untilSalinan('firing');
  await startArsip(pemimpin);
  await untilSalinan('inactive');
  return {
    programs,
    cluster,
    disalin: pemimpin,
    isi: { pintu, patah, peringatan },
    servers,
    pekerja,
    token,
    prometheus,
    asOwner,
  };
}

/** As the guide says (docs/panduan/operasi.md). */
async function createDatabase(url: string): Promise<void> {
  const owner = await connectOwner(url);
  await owner.query(`create role hadir login createrole password '${SANDI}'`);
  await owner.query('create database hadir owner hadir');
  await owner.end();
}
