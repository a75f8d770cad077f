import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './open-db.ts';

/** Where a value stands in a statement that is made before there is one. */
class Tempat {
  readonly nama: string;
  constructor(nama: string) {
    this.nama = nama;
  }
}

/**
 * A statement that is put together once, for what every request asks: of one with many columns that takes longer than a
 * small statement itself. `make` is called a single time, with the places of the values instead of them, so it may not look at
 * them: no condition that depends on a value, and no list whose length it needs.
 */
export function compiled<Isi extends object, Row>(make: (db: Db, isi: Isi) => Compilable<Row>) {
  let known: CompiledQuery<Row> | undefined;
  return async (db: Db, isi: Isi): Promise<Row[]> => {
    known ??= make(db, new Proxy(isi, { get: (_, nama) => new Tempat(String(nama)) })).compile();
    const values = new Map<string, unknown>(Object.entries(isi));
    const parameters = known.parameters.map((one) => (one instanceof Tempat ? values.get(one.nama) : one));
    const { rows } = await db.executeQuery<Row>({ ...known, parameters });
    return rows;
  };
}
