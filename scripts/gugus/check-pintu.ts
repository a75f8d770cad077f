import { readFile } from 'node:fs/promises';
import { get as getTls } from 'node:https';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Figure } from '../../bench/kit/figure.ts';
import type { Cluster } from './start-cluster.ts';

/** The door that people come by: TLS is ended there, and whoever comes without it is sent to it. */
export async function checkPintu({ pintu }: Cluster): Promise<Figure> {
  const tanpa = await fetch(`http://${pintu.tanpaTls}/siap`, { redirect: 'manual' });
  await tanpa.arrayBuffer();
  const isDibawa = tanpa.status === 301 && tanpa.headers.get('location')?.startsWith('https://');
  const request = getTls(`https://${pintu.tls}/siap`, { ca: await readFile(pintu.sertifikat), agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return {
    nama: 'gugus: pintu orang menjawab lain dari lewat TLS',
    nilai: Number(!isDibawa) + Number(answer.statusCode !== 200),
    satuan: 'kali',
    batas: 0,
    arah: 'paling banyak',
  };
}
