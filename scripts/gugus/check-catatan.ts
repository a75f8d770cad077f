import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../../bench/kit/figure.ts';
import type { Cluster } from './start-cluster.ts';

/** Whether what Patroni writes is about the cluster: HAProxy asks it every second, and each time that it hangs up is told at length. */
export async function checkCatatan({ folder, nodes }: Cluster): Promise<Figure> {
  const logs = await Promise.all(nodes.map(({ nama }) => readFile(join(folder, `${nama}.log`), 'utf8')));
  return {
    nama: 'pintu: pemeriksaan HAProxy yang dicatat Patroni sebagai galat',
    nilai: logs.join('').split('Exception happened during processing of request').length - 1,
    satuan: 'kali',
    batas: 0,
    arah: 'paling banyak',
  };
}
