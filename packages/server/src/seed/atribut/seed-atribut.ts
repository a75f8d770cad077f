import type { Db } from '../../platform/db/open/open-db.ts';
import { ATRIBUT_INSTANSI, ATRIBUT_TENANT, type RencanaAtribut } from './atribut-plan.ts';
import type { RencanaOrganisasi } from '../rencana/rencana.ts';
import { createRandom } from '../orang/random.ts';
import type { AnggotaDemo } from '../dasar/seed-anggota.ts';
import type { At } from '../dasar/seed-organisasi.ts';

export type AtributDemo = RencanaAtribut & { atribut_id: number; pemilik: number };

/** The attributes that the tenant keeps of the members of all its organisations. */
export const seedAtributTenant = (trx: Db, tenant_id: number): Promise<AtributDemo[]> =>
  insertAtribut(trx, { tenant_id, organisasi_id: null }, ATRIBUT_TENANT);

/** The organisation's own attributes, and what is filled in under them and its tenant's. */
export async function seedAtribut(
  trx: Db,
  at: At,
  { jenis }: RencanaOrganisasi,
  milikTenant: readonly AtributDemo[],
  anggota: readonly AnggotaDemo[],
): Promise<void> {
  // Numbers of its own: all else in the demo is as it would be without attributes.
  const random = createRandom(at.organisasi_id);
  const atribut = [...milikTenant, ...(await insertAtribut(trx, at, ATRIBUT_INSTANSI[jenis]))];
  const rows = anggota.flatMap(({ user_id, orang }) =>
    atribut.flatMap(({ atribut_id, pemilik, tipe, isi }) => {
      const nilai = isi(random, orang);
      return nilai === null ? [] : [{ ...at, user_id, atribut_id, pemilik, tipe, nilai }];
    }),
  );
  await trx.insertInto('anggota_atribut').values(rows).execute();
}

async function insertAtribut(
  trx: Db,
  milik: { tenant_id: number; organisasi_id: number | null },
  rencana: readonly RencanaAtribut[],
): Promise<AtributDemo[]> {
  const made: AtributDemo[] = [];
  for (const [index, one] of rencana.entries()) {
    const { isi: _, ...row } = one;
    const { atribut_id } = await trx
      .insertInto('atribut')
      .values({ ...row, ...milik, urutan: index + 1 })
      .returning('atribut_id')
      .executeTakeFirstOrThrow();
    made.push({ ...one, atribut_id, pemilik: milik.organisasi_id ?? 0 });
  }
  return made;
}
