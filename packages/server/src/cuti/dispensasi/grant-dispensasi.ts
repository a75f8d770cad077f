import type { pengaturanCuti } from '@hadir/contract/cuti/pengaturan/pengaturan-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { insertDispensasi, selectDispensasi } from './dispensasi.queries.ts';

type Call = typeof pengaturanCuti.grantDispensasi;

/** Lets leave days between two dates be asked for late until a third, today at the earliest. */
export async function grantDispensasi(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tgl_awal, tgl_akhir, sampai, keterangan = null } = input;
  if (sampai < ctx.today) throw refuseField('sampai', 'Batas pengajuan tidak boleh sudah lewat');
  await insertDispensasi(ctx, { tgl_awal, tgl_akhir, sampai, keterangan });
  ctx.logChange({ sesudah: { tgl_awal, tgl_akhir, sampai, keterangan } });
  return selectDispensasi(ctx);
}
