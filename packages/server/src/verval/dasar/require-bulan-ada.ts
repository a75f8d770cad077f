import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { findDihapusSejak } from '../../kehadiran/hari/require-hari-ada.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses (433) a month whose days were removed: it stays as it was frozen (aturan/pengaturan#masa-kehadiran). */
export async function requireBulanAda(ctx: OrganisasiCtx, { tgl_awal }: TanggalRange, bulan: string): Promise<void> {
  if ((await findDihapusSejak(ctx, tgl_awal)) !== null) throw new Refusal('verval.dihapus', { bulan });
}
