import type { perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { emptyToNull } from '../../platform/kit/empty-to-null.ts';
import { found } from '../../platform/kit/found.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { updateMilikMesin, updatePengaturMesin } from './milik-mesin.queries.ts';
import { findPerangkat, updatePerangkat } from './perangkat.queries.ts';

type Call = typeof perangkat.changeStatusPerangkat;

/** Its number is free for another organisation then. */
const isDilepas = (status: number) => status === STATUS_RECORD.ditolak || status === STATUS_RECORD.diblokir;

/**
 * Only an active machine is listened to. What it could not send meanwhile it sends once it is active again, and may send
 * late: its contact counts from now. Rejecting and blocking say why.
 */
export async function changeStatusPerangkat(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { perangkat_id, status } = input;
  const sebelum = found(await findPerangkat(ctx, perangkat_id));
  const keterangan = emptyToNull(input.keterangan);
  if (isDilepas(status) && keterangan === null)
    throw refuseField('keterangan', 'Wajib diisi: mengapa perangkat ini tidak didengar lagi');
  await updatePerangkat(ctx, perangkat_id, { status, keterangan, tersambung_sejak: ctx.now.toISOString() });
  if (isDilepas(sebelum.status) && !isDilepas(status)) await updateMilikMesin(ctx, perangkat_id, 'kembali');
  if (sebelum.jenis === 'mesin' && sebelum.status !== status) await updatePengaturMesin(ctx, perangkat_id);
  ctx.logChange({ sebelum: { status: sebelum.status }, sesudah: { nama: sebelum.nama, status, keterangan } });
  return found(await findPerangkat(ctx, perangkat_id));
}
