import { sidikOf, unpackBaris, type BarisLog, type Pelepasan, type Segel, type Tempat } from '../segel/hash-segel.ts';

/** Where a line differs from its seal; of a changed one also what it came to before and comes to now. */
export type Beda =
  | { jenis: 'diubah'; log_id: number; dulu: string; kini: string }
  | { jenis: 'hilang' | 'disisipkan'; log_id: number };

const isUpTo = (one: Tempat, place: Tempat) =>
  one.transaksi < place.transaksi || (one.transaksi === place.transaksi && one.log_id <= place.log_id);

/**
 * Holds the lines beside their seals: each round takes from the lines those that stand in it. Lines of a month that their
 * tenant let go may be gone; those that are still there are as they were.
 */
export function lineChecker(
  lines: AsyncIterator<BarisLog, undefined>,
  dilepas: readonly Pick<Pelepasan, 'tenant_id' | 'bulan' | 'putaran'>[],
) {
  const terakhir = new Map(dilepas.map(({ tenant_id, bulan, putaran }) => [`${tenant_id} ${bulan}`, putaran]));
  const isDilepas = ({ tenant_id, bulan, putaran }: Segel) => putaran <= (terakhir.get(`${tenant_id} ${bulan}`) ?? 0);
  let ahead: BarisLog | undefined;
  let jumlah = 0;

  /** The lines up to a place; the first beyond it waits for the next round. */
  async function* until(sampai: Tempat): AsyncGenerator<BarisLog> {
    for (;;) {
      const line = ahead ?? (await lines.next()).value;
      ahead = line;
      if (line === undefined || !isUpTo(line, sampai)) return;
      ahead = undefined;
      jumlah += 1;
      yield line;
    }
  }

  const check = async (seals: readonly Segel[]): Promise<Beda[]> => {
    const expected = new Map(
      seals.flatMap(({ baris }) => [...unpackBaris(baris)].map(({ log_id, sidik }) => [log_id, sidik] as const)),
    );
    const beda: Beda[] = [];
    const sampai = seals.at(-1)?.sampai ?? { transaksi: 0, log_id: 0 };
    for await (const { log_id, isi } of until(sampai)) {
      const dulu = expected.get(log_id);
      const kini = sidikOf(isi);
      if (dulu === undefined) beda.push({ jenis: 'disisipkan', log_id });
      else if (dulu !== kini) beda.push({ jenis: 'diubah', log_id, dulu, kini });
      expected.delete(log_id);
    }
    for (const segel of seals.filter(isDilepas))
      for (const { log_id } of unpackBaris(segel.baris)) expected.delete(log_id);
    for (const log_id of expected.keys()) beda.push({ jenis: 'hilang', log_id });
    return beda.toSorted((a, b) => a.log_id - b.log_id);
  };

  return { check, count: () => jumlah };
}
