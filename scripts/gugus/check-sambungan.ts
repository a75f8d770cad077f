import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type TLSSocket } from 'node:tls';
import { cpuOf } from '../../bench/kit/cpu-of.ts';
import type { Figure } from '../../bench/kit/figure.ts';
import type { Cluster } from './start-cluster.ts';
import { withChildren } from './start-process.ts';

const BANYAK = 1_000;
const SEKALIGUS = 50;

/** What a person's connection costs HAProxy: the processor to open it with a new TLS session, and the memory while it is kept. */
export async function checkSambungan({ haproxy, pintu }: Pick<Cluster, 'haproxy' | 'pintu'>): Promise<Figure[]> {
  const [host = '', port = ''] = pintu.tls.split(':');
  const open = async (): Promise<TLSSocket> => {
    const socket = connect({ host, port: Number(port), ALPNProtocols: ['http/1.1'] });
    socket.write(`GET /siap HTTP/1.1\r\nHost: ${pintu.tls}\r\n\r\n`);
    await once(socket, 'data');
    return socket;
  };
  const all = withChildren(haproxy.pid);
  const used = () => ({
    detik: all.reduce((sum, pid) => sum + cpuOf(pid), 0),
    kb: all.reduce(
      (sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
      0,
    ),
  });
  const before = used();
  const sockets: TLSSocket[] = [];
  while (sockets.length < BANYAK) sockets.push(...(await Promise.all(Array.from({ length: SEKALIGUS }, open))));
  const after = used();
  for (const socket of sockets) socket.destroy();
  const tiap = (nama: string, nilai: number, satuan: string, batas: number): Figure => ({
    nama: `pintu: ${nama} HAProxy tiap sambungan TLS`,
    nilai: nilai / BANYAK,
    satuan,
    batas,
    arah: 'paling banyak',
  });
  return [
    tiap('ingatan', after.kb - before.kb, 'KB', 100),
    tiap('prosesor', (after.detik - before.detik) * 1_000, 'ms', 5),
  ];
}
