import { CALLS } from '../../packages/contract/src/calls.generated.ts';

/** Of each call some are done, and some refused. */
const STATUS = 2;

/** How many series a server tells Prometheus once every call was answered in two ways: those of each call as of one that was, and the rest as they are. */
export async function countDeret(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrik`)).text();
  const deret = metrics.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const panggilan = deret.filter((line) => line.startsWith('hadir_permintaan_detik'));
  const berbeda = new Set(panggilan.filter((line) => line.startsWith('hadir_permintaan_detik_count{'))).size;
  const semua = Object.values(CALLS).flatMap((group) => Object.values(group)).length;
  return deret.length - panggilan.length + (panggilan.length / berbeda) * semua * STATUS;
}
