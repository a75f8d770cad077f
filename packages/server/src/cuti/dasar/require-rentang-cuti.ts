import { tahunOf, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** The longest leave there is, of three years, with a margin. */
const MAKS_HARI = 1200;
/** As far ahead as the product's lists of years reach. */
const TAHUN_KE_DEPAN = 5;

/** Refuses dates of a leave that nobody can mean: reversed, longer than any leave, or years away. */
export function requireRentangCuti(
  { today }: Pick<OrganisasiCtx, 'today'>,
  { tgl_awal, tgl_akhir }: TanggalRange,
): void {
  requireRentang({ tgl_awal, tgl_akhir }, { maks: MAKS_HARI });
  const terakhir = tahunOf(today) + TAHUN_KE_DEPAN;
  if (tahunOf(tgl_akhir) > terakhir) throw refuseField('tgl_akhir', `Paling jauh tahun ${terakhir}`);
}
