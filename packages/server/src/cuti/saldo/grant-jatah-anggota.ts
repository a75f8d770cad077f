import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { openTahun } from './open-tahun.ts';
import { findTahunTerakhir } from './pemilik-saldo.queries.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

/**
 * Grants members who join their right of the year that is open (aturan/cuti#anggota-baru); nothing where no year was
 * opened, or the one that is lies behind.
 */
export async function grantJatahAnggota(ctx: OrganisasiCtx, user_ids: readonly number[]): Promise<void> {
  const tahun = await findTahunTerakhir(ctx);
  if (tahun !== null && tahun >= tahunOf(ctx.today)) await openTahun(ctx, tahun, user_ids);
}
