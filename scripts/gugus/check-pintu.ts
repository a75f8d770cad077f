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
  const lewatTls = await fetch(`https://${pintu.tls}/siap`);
  await lewatTls.arrayBuffer();
  const mesin = await fetch(`http://${pintu.mesin}/iclock/getrequest?SN=TIDAKADA01`);
  const isDidengar = (await mesin.text()) === 'UNKNOWN DEVICE\n';
  const lain = await fetch(`http://${pintu.mesin}/api/me`);
  await lain.arrayBuffer();
  return {
    nama: 'pintu: orang dijawab lain dari lewat TLS, atau mesin lain dari mesin',
    nilai: Number(!isDibawa) + Number(lewatTls.status !== 200) + Number(!isDidengar) + Number(lain.status !== 404),
    satuan: 'kali',
    batas: 0,
    arah: 'paling banyak',
  };
}
