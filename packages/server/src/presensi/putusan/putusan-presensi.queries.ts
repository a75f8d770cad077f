import type { StatusTahan } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

export type PutusanBaru = { presensi_id: number; putusan: 'dihitung' | 'ditolak' | 'dihapus' | 'dibatalkan' };

/** These events with what holds of them now; only those of the organisation. */
export async function listKeadaanPresensi({ db, organisasi }: OrganisasiCtx, presensi_ids: readonly number[]) {
  return db
    .selectFrom('presensi')
    .leftJoin('putusan_presensi', (join) =>
      join
        .onRef('putusan_presensi.organisasi_id', '=', 'presensi.organisasi_id')
        .onRef('putusan_presensi.presensi_id', '=', 'presensi.presensi_id'),
    )
    .select(['presensi.presensi_id', 'presensi.user_id', 'presensi.waktu', 'presensi.timezone', 'presensi.sumber'])
    .select(['presensi.is_ditinjau', 'putusan_presensi.keterangan'])
    .select(
      sql<StatusTahan | null>`case when putusan is null and is_ditinjau then 'menunggu_tinjauan'
        else nullif(putusan, 'dihitung') end`.as('tahan'),
    )
    .where('presensi.organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi.presensi_id', 'in', presensi_ids)
    .orderBy('presensi.presensi_id')
    .execute();
}

/** What holds of these events from now on. */
export async function upsertPutusan(
  { db, organisasi, actor, now }: OrganisasiCtx,
  putusan: readonly PutusanBaru[],
  keterangan: string | null,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, keterangan, oleh: actor.user_id, pada: now };
  await db
    .insertInto('putusan_presensi')
    .values(putusan.map((one) => ({ ...of, ...one })))
    .onConflict((row) =>
      row.columns(['organisasi_id', 'presensi_id']).doUpdateSet((eb) => ({
        putusan: eb.ref('excluded.putusan'),
        keterangan: eb.ref('excluded.keterangan'),
        oleh: eb.ref('excluded.oleh'),
        pada: eb.ref('excluded.pada'),
      })),
    )
    .execute();
}
