import type { persetujuan, UntukPersetujuan } from '@hadir/contract/persetujuan/persetujuan.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { listMenunggu } from '../cuti/dasar/ajuan.queries.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { listTukarMenunggu } from '../jadwal/tukar/tukar-shift.queries.ts';
import { listKlaimMenunggu } from '../klaim-presensi/klaim-presensi.queries.ts';
import { findSaklarCuti } from '../pengaturan/saklar-cuti.queries.ts';
import { listManualMenunggu } from '../presensi/manual/presensi-manual.queries.ts';
import { filterGiliran } from './filter-giliran.ts';
import type { Menunggu } from './judge-hak.ts';

/** How many requests of each kind wait for the caller's own decision; of leave none while it is switched off. */
export async function countMenunggu(ctx: OrganisasiCtx): Promise<Output<typeof persetujuan.menunggu>> {
  const { is_aktif, is_disable_ketidakhadiran } = await findSaklarCuti(ctx);
  const of = (untuk: UntukPersetujuan, rows: readonly Menunggu[]) => rows.map((one) => ({ ...one, untuk }));
  const mine = await filterGiliran(ctx, [
    ...of('cuti', is_aktif && !is_disable_ketidakhadiran ? await listMenunggu(ctx) : []),
    ...of('presensi_manual', await listManualMenunggu(ctx)),
    ...of('klaim', await listKlaimMenunggu(ctx)),
    ...of('tukar_shift', await listTukarMenunggu(ctx)),
  ]);
  const count = (untuk: UntukPersetujuan) => mine.filter((one) => one.untuk === untuk).length;
  return {
    cuti: count('cuti'),
    presensi_manual: count('presensi_manual'),
    klaim: count('klaim'),
    tukar_shift: count('tukar_shift'),
  };
}
