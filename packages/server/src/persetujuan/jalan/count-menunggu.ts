import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { hasIzin, type Izin } from '@hadir/rules/akses/izin.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listBerlaku } from './list-berlaku.ts';
import { listMenungguSaya } from './list-menunggu-saya.ts';

/** How many requests of each kind wait for the caller's own decision; none of a kind that is switched off. */
export async function countMenunggu(ctx: OrganisasiCtx): Promise<Output<typeof persetujuan.countMenunggu>> {
  const jumlah = {
    cuti: 0,
    presensi_manual: 0,
    klaim: 0,
    tukar_shift: 0,
    ditinjau: 0,
    gangguan: 0,
    wajah: 0,
    tertahan: 0,
  };
  for (const { untuk } of await listMenungguSaya(ctx, await listBerlaku(ctx))) jumlah[untuk] += 1;
  // Who sees only himself decides none of these.
  if (pemilikTerlihat(ctx.actor) !== undefined) return jumlah;
  const { countDitinjau, countGangguan, countWajah, countTertahan } = ctx.deps.upward;
  const holds = (...names: Izin[]) => names.every((name) => hasIzin(ctx.actor.peran, name, ctx.actor.izin));
  return {
    ...jumlah,
    ditinjau: await countDitinjau(ctx),
    gangguan: await countGangguan(ctx),
    wajah: holds('presensi-manual.index', 'user.index') ? await countWajah(ctx) : 0,
    tertahan: holds('perangkat.index') ? await countTertahan(ctx) : 0,
  };
}
