import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { BarisLog, Segel, Tempat } from '../segel/hash-segel.ts';
import { listBaris, listSegel } from '../segel/segel.queries.ts';

const BARIS = 10_000;
const PUTARAN = 200;

const inAll = <T>(db: Db, run: (trx: Db) => Promise<T>) => inScope(db, { lingkup: 'semua' }, run, { readOnly: true });

/** Every line up to a place, in the order in which they were sealed; a few thousand of them at a time. */
export async function* readBaris(db: Db, sampai: Tempat): AsyncGenerator<BarisLog, undefined> {
  let dari: Tempat = { transaksi: 0, log_id: 0 };
  for (;;) {
    const lines = await inAll(db, (trx) => listBaris(trx, dari, sampai, BARIS));
    yield* lines;
    const last = lines.at(-1);
    if (!last || lines.length < BARIS) return undefined;
    dari = last;
  }
}

/** Every round up to one, as its seals. */
export async function* readPutaran(db: Db, sampai: number): AsyncGenerator<Segel[]> {
  let sesudah = 0;
  for (;;) {
    const seals = await inAll(db, (trx) => listSegel(trx, sesudah, sampai, PUTARAN));
    const last = seals.at(-1);
    if (!last) return;
    yield* Map.groupBy(seals, ({ putaran }) => putaran).values();
    sesudah = last.putaran;
  }
}
