import { SEBUTAN_TINDAKAN } from '../persetujuan/dasar/sebutan-tindakan.ts';
import type { gangguan } from '@hadir/contract/gangguan/gangguan.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { judgeTindakanGangguan } from '@hadir/rules/gangguan/tindakan-gangguan.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../platform/ctx/organisasi-id-of.ts';
import { Refusal, refuseField } from '../platform/kit/refusal.ts';
import { findGangguan, listAnggotaDiOrganisasi, lockGangguan, updateStatusGangguan } from './gangguan.queries.ts';
import { touchGangguan } from './touch-gangguan.ts';
import { found } from '../platform/kit/found.ts';

type Putusan = Omit<Input<typeof gangguan.decideGangguan>, 'organisasi_id'>;

/**
 * Approves an incident, which excuses everyone whom it touched in one act; rejects one, or takes it back. Where a month is
 * frozen it waits until that is opened. Nobody approves one that excuses himself (aturan/perbaikan#memutuskan-gangguan).
 */
export async function decideGangguan(
  ctx: MilikCtx,
  { gangguan_id, keputusan, keterangan, preview }: Putusan,
): Promise<Output<typeof gangguan.decideGangguan>> {
  await lockGangguan(ctx, gangguan_id);
  const sebelum = found(await findGangguan(ctx, gangguan_id));
  if (sebelum.is_milik_tenant && organisasiIdOf(ctx) !== null) throw new Refusal('gangguan.tenant_owned');
  const hasil = judgeTindakanGangguan(keputusan, sebelum.status, preview ? null : keterangan);
  if (hasil.kind === 'refused') {
    if (hasil.reason === 'keterangan_required') throw refuseField('keterangan', 'Isi keterangannya');
    throw new Refusal('gangguan.state', { status: sebelum.status, tindakan: SEBUTAN_TINDAKAN[keputusan] });
  }
  await updateStatusGangguan(ctx, gangguan_id, { status: hasil.status, catatan: keterangan || null });
  const counts = sebelum.status === 'disetujui' || hasil.status === 'disetujui';
  const ids = sebelum.organisasi.map(({ organisasi_id }) => organisasi_id);
  const siapa = counts ? await listAnggotaDiOrganisasi(ctx, ids) : [];
  const dampak = await touchGangguan(ctx, sebelum, { siapa, isDisetujui: hasil.status === 'disetujui', preview });
  const sesudah = found(await findGangguan(ctx, gangguan_id));
  ctx.logChange({ sebelum, sesudah });
  return { ...sesudah, dampak };
}
