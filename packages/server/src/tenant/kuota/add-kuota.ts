import type { BarisKuota, kuota } from '@hadir/contract/tenant/kuota/kuota.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { findBarisKuota, insertKuota, isTempatAda } from './kuota.queries.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';

/** A new line of a tenant's quota, or of one of its organisations; it holds from its date on (aturan/tenant#kuota). */
export async function addKuota(ctx: UserCtx, input: Input<typeof kuota.addKuota>): Promise<BarisKuota> {
  const { tenant_id, organisasi_id = null, kuota_organisasi = null } = input;
  foundOnlyIf(await isTempatAda(ctx.db, tenant_id, organisasi_id));
  if (organisasi_id !== null && kuota_organisasi !== null)
    throw refuseField('kuota_organisasi', 'Hanya induk yang punya kuota instansi');
  const { kuota, tgl_mulai, keterangan } = input;
  const dibuat_oleh = ctx.actor.user_id;
  const row = { tenant_id, organisasi_id, kuota, kuota_organisasi, tgl_mulai, keterangan, dibuat_oleh };
  const sesudah = found(await findBarisKuota(ctx.db, await insertKuota(ctx.db, row)));
  ctx.logChange({ sesudah: { tenant_id, ...sesudah } });
  return sesudah;
}
