import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { seesAntrean } from '@hadir/rules/persetujuan/sees-antrean.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listBerlaku } from './list-berlaku.ts';
import { listMenungguSaya } from './list-menunggu-saya.ts';

/** How many requests of each kind wait for the caller's own decision; none of a kind that is switched off. */
export async function countMenunggu(ctx: OrganisasiCtx): Promise<Output<typeof persetujuan.countMenunggu>> {
  const jumlah = { cuti: 0, presensi_manual: 0, klaim: 0, tukar_shift: 0 };
  for (const { untuk } of await listMenungguSaya(ctx, await listBerlaku(ctx))) jumlah[untuk] += 1;
  const sees = (antrean: Parameters<typeof seesAntrean>[1]) => seesAntrean(ctx.actor, antrean);
  const { countDitinjau, countGangguan, countWajah, countTertahan, countKesepakatan } = ctx.deps.upward;
  return {
    ...jumlah,
    ditinjau: sees('ditinjau') ? await countDitinjau(ctx) : 0,
    gangguan: sees('gangguan') ? await countGangguan(ctx) : 0,
    wajah: await countWajah(ctx, { pendaftaran: sees('pendaftaran_wajah'), swafoto: sees('swafoto_wajah') }),
    tertahan: sees('tertahan') ? await countTertahan(ctx) : 0,
    kesepakatan: await countKesepakatan(ctx),
  };
}
