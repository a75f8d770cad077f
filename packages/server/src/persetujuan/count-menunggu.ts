import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { persetujuan, UntukPersetujuan } from '@hadir/contract/persetujuan/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { filterGiliran } from './filter-giliran.ts';

/** How many requests of each kind wait for the caller's own decision; of leave none while it is switched off. */
export async function countMenunggu(ctx: OrganisasiCtx): Promise<Output<typeof persetujuan.countMenunggu>> {
  const { permintaan } = ctx.deps.upward;
  const waiting = async (untuk: UntukPersetujuan) =>
    (await permintaan[untuk].listMenunggu(ctx)).map((one) => ({ ...one, untuk }));
  const mine = await filterGiliran(ctx, [
    ...(await waiting('cuti')),
    ...(await waiting('presensi_manual')),
    ...(await waiting('klaim')),
    ...(await waiting('tukar_shift')),
  ]);
  const count = (untuk: UntukPersetujuan) => mine.filter((one) => one.untuk === untuk).length;
  return {
    cuti: count('cuti'),
    presensi_manual: count('presensi_manual'),
    klaim: count('klaim'),
    tukar_shift: count('tukar_shift'),
  };
}
