import type { BarisJadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';

export type VersiBaru = {
  tgl_mulai: Tanggal;
  toleransi_masuk: number;
  toleransi_pulang: number;
  buka_masuk: number;
  tutup_pulang: number;
  ikut_libur: boolean;
  baris: readonly BarisJadwal[];
};

const keysOf = (ctx: MilikCtx) => ({ tenant_id: ctx.tenant_id, organisasi_id: organisasiIdOf(ctx) });

export async function insertJadwal(ctx: MilikCtx, jadwal: { nama: string; tipe_jadwal: number }): Promise<number> {
  const { jadwal_id } = await ctx.db
    .insertInto('jadwal')
    .values({ ...keysOf(ctx), ...jadwal })
    .returning('jadwal_id')
    .executeTakeFirstOrThrow();
  return jadwal_id;
}

export async function updateJadwal(
  { db, tenant_id }: MilikCtx,
  jadwal_id: number,
  jadwal: { nama: string; status: number },
): Promise<void> {
  await db
    .updateTable('jadwal')
    .set(jadwal)
    .where('tenant_id', '=', tenant_id)
    .where('jadwal_id', '=', jadwal_id)
    .execute();
}

export async function deleteJadwal({ db, tenant_id }: MilikCtx, jadwal_id: number): Promise<void> {
  await db.deleteFrom('jadwal').where('tenant_id', '=', tenant_id).where('jadwal_id', '=', jadwal_id).execute();
}

/** Makes it the tenant's only default, or with null none. */
export async function updateBawaan({ db, tenant_id }: MilikCtx, jadwal_id: number | null): Promise<void> {
  await db
    .updateTable('jadwal')
    .set({ is_default: false })
    .where('tenant_id', '=', tenant_id)
    .where('is_default', '=', true)
    .execute();
  if (jadwal_id === null) return;
  await db
    .updateTable('jadwal')
    .set({ is_default: true })
    .where('tenant_id', '=', tenant_id)
    .where('jadwal_id', '=', jadwal_id)
    .execute();
}

/** No version begins on this date or later; the one in force before it goes on without an end. */
export async function deleteVersiSejak({ db, tenant_id }: MilikCtx, jadwal_id: number, sejak: Tanggal): Promise<void> {
  await db
    .deleteFrom('jadwal_versi')
    .where('tenant_id', '=', tenant_id)
    .where('jadwal_id', '=', jadwal_id)
    .where('tgl_mulai', '>=', sejak)
    .execute();
  await db
    .updateTable('jadwal_versi')
    .set({ tgl_selesai: null })
    .where('tenant_id', '=', tenant_id)
    .where('jadwal_id', '=', jadwal_id)
    .where('tgl_selesai', '>=', sql<Tanggal>`${sejak}::date - 1`)
    .execute();
}

/** What the hours are from a date on: later versions go, the one in force ends the day before. */
export async function insertVersi(ctx: MilikCtx, jadwal_id: number, { baris, ...versi }: VersiBaru): Promise<void> {
  const { db, tenant_id } = ctx;
  await deleteVersiSejak(ctx, jadwal_id, versi.tgl_mulai);
  await db
    .updateTable('jadwal_versi')
    .set({ tgl_selesai: sql`${versi.tgl_mulai}::date - 1` })
    .where('tenant_id', '=', tenant_id)
    .where('jadwal_id', '=', jadwal_id)
    .where(sql<boolean>`berlaku @> ${versi.tgl_mulai}::date`)
    .execute();
  const { jadwal_versi_id } = await db
    .insertInto('jadwal_versi')
    .values({ ...keysOf(ctx), jadwal_id, ...versi })
    .returning('jadwal_versi_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jadwal_baris')
    .values(baris.map((row) => ({ ...keysOf(ctx), jadwal_versi_id, ...toColumns(row) })))
    .execute();
}

const toColumns = ({ istirahat_mulai, istirahat_selesai, durasi_menit, ...row }: BarisJadwal) => ({
  ...row,
  istirahat_mulai: istirahat_mulai ?? null,
  istirahat_selesai: istirahat_selesai ?? null,
  durasi_menit: durasi_menit ?? null,
});
