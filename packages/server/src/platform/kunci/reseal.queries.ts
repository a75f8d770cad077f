import { sql } from 'kysely';
import { inScope } from '../db/scope/in-scope.ts';
import type { Db } from '../db/open/open-db.ts';
import { seal, tryUnseal, type SecretKeys } from '../kit/seal.ts';
import type { KolomTersegel, Milik } from './kolom-tersegel.ts';

/** So many rows in one transaction: some milliseconds, so that nobody waits for it. */
const PORSI = 500;

export type HasilSegel = {
  /** Sealed with the key of now already. */
  sudah: number;
  /** Now sealed with it. */
  diganti: number;
  /** Somebody works with it just now: the next time finds it. */
  dilewati: number;
  /** Sealed with a key that is gone. */
  takTerbaca: number;
};

/**
 * Seals anew with `kini` what `lama` sealed, a portion at a time: what was done before it broke off is not done again, and
 * what people change meanwhile is theirs.
 */
export async function resealKolom(db: Db, keys: SecretKeys, kolom: KolomTersegel): Promise<HasilSegel> {
  const hasil: HasilSegel = { sudah: 0, diganti: 0, dilewati: 0, takTerbaca: 0 };
  let sesudah: Row | undefined;
  do {
    const rows = await inScope(db, { lingkup: 'semua' }, async (trx) => {
      const porsi = await listPorsi(trx, kolom, sesudah);
      for (const row of porsi) hasil[await resealRow(trx, keys, kolom, row)] += 1;
      return porsi;
    });
    sesudah = rows.at(-1);
  } while (sesudah);
  return hasil;
}

type Row = Milik & { tersegel: Buffer } & Record<string, unknown>;

const namesOf = ({ kunci }: KolomTersegel) => sql.join(kunci.map((nama) => sql.ref(`t.${nama}`)));
const valuesOf = ({ kunci }: KolomTersegel, row: Row) => sql.join(kunci.map((nama) => row[nama]));

async function listPorsi(trx: Db, kolom: KolomTersegel, sesudah: Row | undefined): Promise<Row[]> {
  const { tabel, milik, lewat } = kolom;
  const isi = sql.ref(`t.${kolom.kolom}`);
  const names = namesOf(kolom);
  const owner = milik.map((nama) => sql`, ${sql.ref(`${lewat ? 'p' : 't'}.${nama}`)}`);
  const join = lewat
    ? sql`join ${sql.table(lewat.tabel)} p on ${sql.ref(`p.${lewat.kolom}`)} = ${sql.ref(`t.${lewat.kolom}`)}`
    : sql``;
  const { rows } = await sql<Row>`
    select ${names}, ${isi} as tersegel ${sql.join(owner, sql``)} from ${sql.table(tabel)} t ${join}
    where ${isi} is not null ${sesudah ? sql`and (${names}) > (${valuesOf(kolom, sesudah)})` : sql``}
    order by ${names} limit ${PORSI}`.execute(trx);
  return rows;
}

async function resealRow(trx: Db, keys: SecretKeys, kolom: KolomTersegel, row: Row): Promise<keyof HasilSegel> {
  const konteks = kolom.konteks(row);
  if (tryUnseal(keys.kini, row.tersegel, konteks)) return 'sudah';
  const plain = keys.lama && tryUnseal(keys.lama, row.tersegel, konteks);
  if (!plain) return 'takTerbaca';
  return (await replaceSegel(trx, kolom, row, seal(keys, plain, konteks))) ? 'diganti' : 'dilewati';
}

/** False where it was changed meanwhile, or is held. */
async function replaceSegel(trx: Db, kolom: KolomTersegel, row: Row, ke: Buffer): Promise<boolean> {
  const table = sql.table(kolom.tabel);
  const isi = sql.ref(`t.${kolom.kolom}`);
  const { numAffectedRows } = await sql`
    with ini as materialized (
      select ${namesOf(kolom)} from ${table} t
      where (${namesOf(kolom)}) = (${valuesOf(kolom, row)}) and ${isi} = ${row.tersegel} for update skip locked)
    update ${table} t set ${sql.ref(kolom.kolom)} = ${ke} where (${namesOf(kolom)}) in (select * from ini)`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}
