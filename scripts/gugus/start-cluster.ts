import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '../../packages/server/src/testing/luar/free-port.ts';
import { untilEnd } from '../../bench/kit/left-running.ts';
import { startEtcd, type Etcd } from './start-etcd.ts';
import { startHaproxy } from './start-haproxy.ts';
import { ALAMAT, prepareNode, SANDI, type Node } from './start-node.ts';
import { OWNER, runProcess } from './start-process.ts';

export type Cluster = {
  /** Where all of it is kept. */
  folder: string;
  nodes: Node[];
  etcd: Etcd[];
  /** By way of HAProxy, to whoever leads, as the owner of Hadir's database. */
  url: string;
  /** The same as the superuser, who makes that owner. */
  urlSuper: string;
  /** By way of HAProxy, to one that follows. */
  urlBaca: string;
  /** All three, for a program that looks for the leader itself. */
  urlSemua: string;
  /** Where people come in, with TLS (which this process trusts) and without, and machines. */
  pintu: { tls: string; tanpaTls: string; mesin: string };
  /** `muatUlang`: it reads its file again, as `systemctl reload haproxy` lets it. */
  haproxy: { pid: number; muatUlang: () => Promise<void> };
  /** Waits for a leader, one that commits wait for, and all three there; answers the first two. */
  untilWhole: () => Promise<{ pemimpin: Node; serentak: Node }>;
};

const PATIENCE_MS = 180_000;
const NAMA = ['satu', 'dua', 'tiga'] as const;

/** Three etcd, three PostgreSQL with Patroni, and HAProxy before them and before the two servers, from the files in `deploy`. */
export async function startCluster(programs: string, server: readonly [number, number]): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'hadir-gugus-'));
  untilEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  if (OWNER) await chown(folder, OWNER.uid, OWNER.gid);

  const [utama, baca] = [await freePort(), await freePort()];
  const [hadir, tanpaTls, mesin] = [await freePort(), await freePort(), await freePort()];
  const sertifikat = await makeSertifikat(folder);
  setDefaultCACertificates([...getCACertificates(), await readFile(sertifikat, 'utf8')]);
  const etcd = await startEtcd(folder, ALAMAT, NAMA);
  const semuaEtcd = etcd.map(({ alamat }) => alamat).join(',');
  const nodes: Node[] = [];
  for (const nama of NAMA) nodes.push(await prepareNode(folder, nama, semuaEtcd, programs));
  for (const { alamat } of etcd) await until('etcd', async () => (await reach(`http://${alamat}/health`)) === 200);

  const [satu, dua, tiga] = nodes.map(({ patroni, postgres }) => ({ patroni, alamat: `${ALAMAT}:${postgres}` }));
  const values = {
    ALAMAT,
    PORTA_UTAMA: utama,
    PORTA_BACA: baca,
    PORTA_HADIR: hadir,
    PORTA_TANPA_TLS: tanpaTls,
    PORTA_MESIN: mesin,
    SERTIFIKAT: sertifikat,
    SAMBUNGAN: 4_000,
    SAMBUNGAN_ORANG: 3_000,
    SATU: satu?.alamat ?? '',
    DUA: dua?.alamat ?? '',
    TIGA: tiga?.alamat ?? '',
    ALAMAT_SATU: ALAMAT,
    ALAMAT_DUA: ALAMAT,
    ALAMAT_TIGA: ALAMAT,
    PATRONI_SATU: satu?.patroni ?? 0,
    PATRONI_DUA: dua?.patroni ?? 0,
    PATRONI_TIGA: tiga?.patroni ?? 0,
    HADIR_SATU: `${ALAMAT}:${server[0]}`,
    HADIR_DUA: `${ALAMAT}:${server[1]}`,
  };
  const haproxy = await startHaproxy(folder, values);

  nodes[0]?.start();
  await until('pemimpin pertama', async () => (await reach(`http://${ALAMAT}:${satu?.patroni}/primary`)) === 200);
  for (const node of nodes.slice(1)) node.start();

  const named = (name: string | undefined) => nodes.find(({ nama }) => nama === name);
  const url = `postgres://hadir:${SANDI}@${ALAMAT}:${utama}/hadir`;
  const semua = nodes.map(({ postgres }) => `${ALAMAT}:${postgres}`).join(',');
  return {
    folder,
    nodes,
    etcd,
    url,
    urlSuper: `postgres://postgres:${SANDI}@${ALAMAT}:${utama}/postgres`,
    urlBaca: `postgres://hadir:${SANDI}@${ALAMAT}:${baca}/hadir`,
    pintu: {
      tls: `${ALAMAT}:${hadir}`,
      tanpaTls: `${ALAMAT}:${tanpaTls}`,
      mesin: `${ALAMAT}:${mesin}`,
    },
    haproxy,
    urlSemua: `postgres://hadir:${SANDI}@${semua}/hadir`,
    untilWhole: async () => {
      let found: { pemimpin: Node; serentak: Node } | undefined;
      await until('gugus yang utuh', async () => {
        const told = await Promise.all(nodes.map(({ askCluster }) => askCluster()));
        const members = told.find((one) => one !== undefined) ?? [];
        const by = (role: string) => named(members.find((one) => one.role === role)?.name);
        const [pemimpin, serentak] = [by('leader'), by('sync_standby')];
        const all =
          members.length === nodes.length && members.every(({ state }) => ['running', 'streaming'].includes(state));
        if (all && told.every(Boolean) && pemimpin && serentak) found = { pemimpin, serentak };
        return found !== undefined;
      });
      if (!found) throw new Error('Gugus tidak utuh');
      return found;
    },
  };
}

/** For this address, signed by itself; its key is found beside it. */
async function makeSertifikat(folder: string): Promise<string> {
  const path = join(folder, 'pintu.pem');
  const names = ['-subj', '/CN=hadir', '-addext', `subjectAltName=IP:${ALAMAT}`];
  const files = ['-out', path, '-keyout', `${path}.key`];
  await runProcess(folder, 'openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    ...names,
    ...files,
  ]);
  return path;
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Tidak tercapai: ${what}`);
    await sleep(200);
  }
}

/** The status; 0 where nobody answers. */
async function reach(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return 0;
    throw error;
  }
}
