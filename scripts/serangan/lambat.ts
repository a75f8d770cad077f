import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { sesiOf } from '../../bench/fill/fill-database.ts';
import { createHttpClient } from '../../bench/kit/http-client.ts';
import { percentile } from '../../bench/kit/percentile.ts';
import { presensiCall } from '../../bench/kit/presensi-call.ts';
import { runServer } from '../../bench/kit/run-server.ts';
import { withBasisData } from './with-basis-data.ts';

const PENGIRIM = 8;
const JEDA_MS = 100;
const WARM_MS = 3_000;
const TETES_MS = 1_000;
/** Whoever has not said by then what he wants is hung up on. */
const HEADER_MS = 18_000;

/** Connections that say nothing, and others that say it byte by byte, while members check in. */
export async function serang(diam = 1_000, lambat = 400, lamaMs = 25_000): Promise<Figure[]> {
  return withBasisData(200, async ({ url, isi }) => {
    const server = await runServer({ env: { DATABASE_URL: url } });
    const client = createHttpClient(server.url);
    const siapa = isi.flatMap(({ organisasi_id, user_id }) => user_id.map((id) => ({ organisasi_id, user_id: id })));
    const jahat: Socket[] = [];
    let next = 0;
    let salah = 0;
    const measure = async (ms: number) => {
      const times: number[] = [];
      const end = performance.now() + ms;
      const send = async () => {
        while (performance.now() < end) {
          const { organisasi_id, user_id } = siapa[next++ % siapa.length] ?? { organisasi_id: 0, user_id: 0 };
          const before = performance.now();
          if ((await client.call(presensiCall(organisasi_id, user_id))).status !== 201) salah += 1;
          times.push(performance.now() - before);
          await sleep(JEDA_MS);
        }
      };
      await Promise.all(Array.from({ length: PENGIRIM }, send));
      return times;
    };
    try {
      await measure(WARM_MS);
      const tenang = await measure(WARM_MS);
      for (let ke = 0; ke < diam; ke += 1) jahat.push(await open(server.url));
      const kepala: Socket[] = [];
      for (let ke = 0; ke < lambat; ke += 1) {
        const socket = await open(server.url);
        jahat.push(socket);
        if (ke % 2 === 0) kepala.push(socket);
        drip(socket, ke % 2 === 0 ? HEADER : bodyOf(isi[0]?.organisasi_id ?? 0, isi[0]?.user_id[0] ?? 0));
      }
      const times = await measure(lamaMs);
      const terbuka = kepala.filter(({ destroyed }) => !destroyed).length;
      const p99 = percentile(times, 0.99);
      console.error(
        `lambat: ${times.length} presensi, p99 tenang ${Math.round(percentile(tenang, 0.99))} ms, diserang ${Math.round(p99)} ms; ${terbuka} kepala yang menetes masih terbuka`,
      );
      return [
        { nama: 'lambat: p99 presensi', nilai: p99, satuan: 'ms', batas: 100, arah: 'paling banyak' },
        { nama: 'lambat: presensi yang gagal', nilai: salah, satuan: 'presensi', batas: 0, arah: 'paling banyak' },
        ...(lamaMs > HEADER_MS
          ? [
              {
                nama: 'lambat: kepala menetes yang tidak diputus',
                nilai: terbuka,
                satuan: 'sambungan',
                batas: 0,
                arah: 'paling banyak',
              } as const,
            ]
          : []),
      ];
    } finally {
      for (const socket of jahat) socket.destroy();
      client.close();
      await server.remove();
    }
  });
}

type Drip = { first: string; next: (n: number) => string };

const HEADER: Drip = { first: 'GET /api/me HTTP/1.1\r\nhost: hadir\r\n', next: (n) => `x-${n}: a\r\n` };

const bodyOf = (organisasi_id: number, user_id: number): Drip => ({
  first: [
    `POST /api/orgs/${organisasi_id}/presensi HTTP/1.1`,
    'host: hadir',
    `cookie: hadir_sesi=${sesiOf(user_id)}`,
    'content-type: application/json',
    'content-length: 100000',
    '\r\n{',
  ].join('\r\n'),
  next: () => ' ',
});

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('error', () => undefined); // hung up on
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

function drip(socket: Socket, { first, next }: Drip): void {
  socket.write(first);
  let n = 0;
  const timer = setInterval(() => socket.write(next(n++)), TETES_MS);
  socket.on('close', () => clearInterval(timer));
}
