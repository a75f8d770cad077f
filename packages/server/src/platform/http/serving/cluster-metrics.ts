import cluster, { type Cluster, type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Asked = { metrik: number };
/** Nothing where one of the processes did not answer. */
type Told = Asked & { isi: string | null };

let nth = 0;

/**
 * The metrics of this process or, where several share an address, of all of them together: which of them is asked is
 * chance, and the counters of one alone would jump. Nothing where one of them does not answer.
 */
export async function readMetrics(registry: Registry): Promise<string | null> {
  if (!cluster.isWorker) return registry.metrics();
  const metrik = (nth += 1);
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const hear = (told: Told) => {
    if (told.metrik !== metrik) return;
    process.off('message', hear);
    resolve(told.isi);
  };
  process.on('message', hear);
  process.send?.({ metrik } satisfies Asked);
  return promise;
}

/** Lets the others have what this process counts. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries(registry);
  void new AggregatorRegistry(); // from then on it answers
}

/** Where the processes are started: answers each that asks, from all. */
export function answerMetrics(primary: Cluster): void {
  const all = new AggregatorRegistry();
  primary.on('message', (worker: Worker, asked: Partial<Asked>) => {
    const { metrik } = asked;
    if (metrik === undefined) return;
    // Who asked may have ended meanwhile, and waits for nothing any more.
    const tell = (isi: string | null) => worker.send({ metrik, isi } satisfies Told, () => undefined);
    all.clusterMetrics().then(tell, () => tell(null));
  });
}
