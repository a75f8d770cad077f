import type { CatatanTindakLanjut } from '@hadir/rules/dashboard/judge-tindak-lanjut.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { SalinanTabel } from '../platform/kit/bagian.ts';

/** What was last said of each kind of item, with the name of who said it. */
export function listCatatanTindakLanjut({ db, organisasi }: OrganisasiCtx) {
  return db
    .selectFrom('tindak_lanjut')
    .innerJoin('users', 'users.user_id', 'tindak_lanjut.oleh')
    .select(['jenis', 'jumlah', 'bulan', 'tanggal', 'keterangan', 'users.nama as oleh'])
    .select(sql<CatatanTindakLanjut['status']>`tindak_lanjut.status`.as('status'))
    .where('tindak_lanjut.organisasi_id', '=', organisasi.organisasi_id)
    .execute();
}

type Catatan = CatatanTindakLanjut & { jenis: string; keterangan: string | null };

export async function upsertCatatanTindakLanjut(ctx: OrganisasiCtx, { jenis, ...catatan }: Catatan): Promise<void> {
  const { db, tenant_id, organisasi, actor } = ctx;
  const said = { ...catatan, oleh: actor.user_id };
  await db
    .insertInto('tindak_lanjut')
    .values({ tenant_id, organisasi_id: organisasi.organisasi_id, jenis, ...said })
    .onConflict((row) => row.columns(['organisasi_id', 'jenis']).doUpdateSet(said))
    .execute();
}

export const DATA_SAYA_TINDAK_LANJUT: SalinanTabel = {
  tindak_lanjut: 'the organisation’s to-do list',
};
