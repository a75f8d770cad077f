import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { mayPutusAntrean } from '@hadir/rules/persetujuan/may-putus-antrean.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { isPenyetuju } from './is-penyetuju.queries.ts';
import { listBerlaku } from './list-berlaku.ts';
import { listMenungguSaya } from './list-menunggu-saya.ts';

/** How many requests of each kind wait for the caller's own decision; none of a kind that is switched off. */
export async function countMenunggu(ctx: OrganisasiCtx): Promise<Output<typeof persetujuan.countMenunggu>> {
  const jumlah = { cuti: 0, presensi_manual: 0, klaim: 0, tukar_shift: 0 };
  const menunggu = await listMenungguSaya(ctx, await listBerlaku(ctx));
  for (const { untuk } of menunggu) jumlah[untuk] += 1;
  const countBeku = async (untuk: 'cuti' | 'klaim') => {
    const ids = menunggu.filter((one) => one.untuk === untuk).map(({ objek_id }) => objek_id);
    return ids.length === 0 ? 0 : ((await ctx.deps.upward.permintaan[untuk].countBeku?.(ctx, ids)) ?? 0);
  };
  const may = (antrean: Parameters<typeof mayPutusAntrean>[1]) => mayPutusAntrean(ctx.actor, antrean);
  const { countDitinjau, countGangguan, countWajah, countTertahan, countKesepakatan } = ctx.deps.upward;
  return {
    ...jumlah,
    ditinjau: may('ditinjau') ? await countDitinjau(ctx) : 0,
    gangguan: may('gangguan') ? await countGangguan(ctx) : 0,
    wajah: await countWajah(ctx, { pendaftaran: may('pendaftaran_wajah'), swafoto: may('swafoto_wajah') }),
    tertahan: may('tertahan') ? await countTertahan(ctx) : 0,
    kesepakatan: await countKesepakatan(ctx),
    beku: { cuti: await countBeku('cuti'), klaim: await countBeku('klaim') },
    is_penyetuju: await isPenyetuju(ctx),
  };
}
