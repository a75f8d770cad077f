import { readFile } from 'node:fs/promises';
import { get as getTls } from 'node:https';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Figure } from '../../bench/kit/figure.ts';
import type { Cluster } from './start-cluster.ts';

/**
 * The doors: people's, where TLS is ended and whoever comes without it is sent to it, and that of machines, which talk without
 * it and find nothing else there.
 */
export async function checkPintu({ pintu }: Cluster): Promise<Figure> {
  const tanpa = await fetch(`http://${pintu.tanpaTls}/siap`, { redirect: 'manual' });
  await tanpa.arrayBuffer();
  const isDibawa = tanpa.status === 301 && tanpa.headers.get('location')?.startsWith('https://');
  const request = getTls(`https://${pintu.tls}/siap`, { ca: await readFile(pintu.sertifikat), agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  const mesin = await fetch(`http://${pintu.mesin}/iclock/getrequest?SN=TIDAKADA01`);
  const isDidengar = (await mesin.text()) === 'UNKNOWN DEVICE\n';
  const lain = await fetch(`http://${pintu.mesin}/api/me`);
  await lain.arrayBuffer();
  return {
    nama: 'gugus: pintu orang menjawab lain dari lewat TLS, pintu mesin lain dari mesin',
    nilai: Number(!isDibawa) + Number(answer.statusCode !== 200) + Number(!isDidengar) + Number(lain.status !== 404),
    satuan: 'kali',
    batas: 0,
    arah: 'paling banyak',
  };
}
