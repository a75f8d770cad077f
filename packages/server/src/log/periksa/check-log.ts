import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { hashPelepasan, hashPenutup } from '../segel/hash-segel.ts';
import { listPelepasan } from '../segel/pelepasan.queries.ts';
import { listPenutup } from '../segel/penutup.queries.ts';
import { findSegelTerakhir } from '../segel/segel.queries.ts';
import { chainChecker } from './chain-checker.ts';
import { lineChecker, type Beda } from './line-checker.ts';
import { readBaris, readPutaran } from './read-log.ts';
import type { Temuan } from './temuan.ts';

export type HasilPeriksa = {
  baris: number;
  putaran: number;
  /** What was found first, in the order of the log; with the number of all findings. */
  pertama: Temuan | null;
  temuan: number;
  /** The hash of the newest round, as hexadecimals: who noted it sees later whether that round is still there. */
  ujung: string | null;
};

/**
 * Holds the whole log beside its seals, and the seals beside each other, up to the newest round. Reads a few thousand
 * lines at a time, changes nothing, and hinders nobody (aturan/log#segel). `kunci` are the keys that have sealed, from the
 * latest back to the first.
 */
export async function checkLog(db: Db, kunci: readonly Buffer[], tell: (baris: number) => void): Promise<HasilPeriksa> {
  const [newest, closed, released] = await inScope(
    db,
    { lingkup: 'semua' },
    async (trx) => [await findSegelTerakhir(trx), await listPenutup(trx), await listPelepasan(trx)] as const,
    { readOnly: true },
  );
  const found = collect();
  const sound = closed.filter((one) => {
    const isSound = kunci.some((each) => hashPenutup(each, one).equals(one.meterai));
    if (!isSound) found.add({ jenis: 'penutup-diubah', ...one });
    return isSound;
  });
  const sambungan = sound.flatMap((one) => [one.hash, ...one.sambungan]).map((hash) => hash.toString('hex'));

  const dilepas = released.filter((one) => {
    const isSound = kunci.some((each) => hashPelepasan(each, one).equals(one.meterai));
    if (!isSound) found.add({ jenis: 'pelepasan-diubah', ...one });
    return isSound;
  });

  const lines = newest && lineChecker(readBaris(db, newest.sampai), dilepas);
  const checkChain = chainChecker(kunci, new Set(sambungan));
  let putaran = 0;
  if (lines && newest) {
    for await (const seals of readPutaran(db, newest.putaran)) {
      for (const temuan of checkChain(seals)) found.add(temuan);
      for (const beda of await lines.check(seals)) found.addBeda(beda);
      putaran += 1;
      tell(lines.count());
    }
  }
  return { baris: lines?.count() ?? 0, putaran, ...found.result(), ujung: newest?.hash.toString('hex') ?? null };
}

/** Keeps the first finding. That two lines changed places shows only at the second of them. */
function collect() {
  let pertama: Temuan | null = null;
  let first: Beda | undefined;
  let temuan = 0;
  return {
    add: (one: Temuan) => {
      pertama ??= one;
      temuan += 1;
    },
    addBeda: (beda: Beda) => {
      temuan += 1;
      if (!pertama) {
        pertama = { jenis: beda.jenis, log_id: beda.log_id };
        first = beda;
      } else if (first?.jenis === 'diubah' && beda.jenis === 'diubah' && isSwap(first, beda)) {
        pertama = { jenis: 'ditukar', log_id: first.log_id, dengan: beda.log_id };
      }
    },
    result: () => ({ pertama, temuan }),
  };
}

type Diubah = Extract<Beda, { jenis: 'diubah' }>;
const isSwap = (one: Diubah, other: Diubah) => one.dulu === other.kini && one.kini === other.dulu;
