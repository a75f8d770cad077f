import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { BarisBaru, LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { keyOfPemilik, loadLots } from '../saldo/lot-saldo.queries.ts';
import { withComingYears } from './with-coming-years.ts';

/** What a leave until a date can draw on, with the lines that grant the coming years' rights; none without a balance. */
export async function loadLotsSampai(
  ctx: OrganisasiCtx,
  kategori: KategoriCuti,
  { user_id, tgl_akhir }: { user_id: number; tgl_akhir: Tanggal },
): Promise<{ lots: LotSaldo[]; jatah: BarisBaru[] }> {
  const lots = kategori.is_saldo
    ? await loadLots(ctx, { user_ids: [user_id], ...kategori })
    : new Map<string, LotSaldo[]>();
  const stored = lots.get(keyOfPemilik({ user_id, ...kategori })) ?? [];
  return withComingYears(stored, kategori, ctx.today, tgl_akhir);
}
