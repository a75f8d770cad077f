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
  for (const { untuk } of await listMenungguSaya(ctx, await listBerlaku(ctx))) jumlah[untuk] += 1;
  const may = (antrean: Parameters<typeof mayPutusAntrean>[1]) => mayPutusAntrean(ctx.actor, antrean);
  const { countDitinjau, countGangguan, countWajah, countTertahan, countKesepakatan } = ctx.deps.upward;
  return {
    ...jumlah,
    ditinjau: may('ditinjau') ? await countDitinjau(ctx) : 0,
    gangguan: may('gangguan') ? await countGangguan(ctx) : 0,
    wajah: await countWajah(ctx, { pendaftaran: may('pendaftaran_wajah'), swafoto: may('swafoto_wajah') }),
    tertahan: may('tertahan') ? await countTertahan(ctx) : 0,
    kesepakatan: await countKesepakatan(ctx),
    is_penyetuju: await isPenyetuju(ctx),
  };
}
