import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { mungkinDihapus } from '@hadir/rules/pengaturan/masa-kehadiran.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findHariDihapus } from './hari-dihapus.queries.ts';

export type HariCtx = {
  db: Db;
  today: Tanggal;
  tenant_id?: number;
  organisasi?: { tenant_id: number; organisasi_id: number };
};

/**
 * The one guard before days are read or written from a date on: refuses (433) where they were removed, in the organisation,
 * or in any of the tenant's where none is meant (aturan/pengaturan#masa-kehadiran). Of what no tenant may remove nothing is
 * asked.
 */
export async function requireHariAda(ctx: HariCtx, sejak: Tanggal): Promise<void> {
  const sampai = await findDihapusSejak(ctx, sejak);
  if (sampai !== null) throw new Refusal('kehadiran.dihapus', { sampai: sebutTanggal(sampai) });
}

/** Up to which day days are gone, where that is this date or later; else null. */
export async function findDihapusSejak(
  { db, today, tenant_id, organisasi }: HariCtx,
  sejak: Tanggal,
): Promise<Tanggal | null> {
  const milik = organisasi ?? (tenant_id === undefined ? undefined : { tenant_id });
  if (!milik || !mungkinDihapus(sejak, today)) return null;
  const sampai = await findHariDihapus(db, milik);
  return sampai !== null && sampai >= sejak ? sampai : null;
}
