import type { dashboard } from '@hadir/contract/dashboard/dashboard.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { canMoveTindakLanjut } from '@hadir/rules/dashboard/can-move-tindak-lanjut.ts';
import { STATUS_TINDAK_LANJUT, type StatusTindakLanjut } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { Refusal, refuseField } from '../platform/kit/refusal.ts';
import { bulanOfTindakLanjut } from './bulan-of-tindak-lanjut.ts';
import { listTindakLanjut } from './list-tindak-lanjut.ts';
import { upsertCatatanTindakLanjut } from './tindak-lanjut.queries.ts';

type Call = typeof dashboard.changeTindakLanjut;

const KEADAAN: Record<StatusTindakLanjut, string> = {
  [STATUS_TINDAK_LANJUT.baru]: 'masih baru',
  [STATUS_TINDAK_LANJUT.dikerjakan]: 'sedang dikerjakan',
  [STATUS_TINDAK_LANJUT.selesai]: 'sudah selesai',
  [STATUS_TINDAK_LANJUT.ditutup]: 'sudah ditutup',
  [STATUS_TINDAK_LANJUT.ditolak]: 'sudah ditolak',
};
const TINDAKAN: Record<Input<Call>['status'], string> = {
  [STATUS_TINDAK_LANJUT.baru]: 'dibuka lagi',
  [STATUS_TINDAK_LANJUT.dikerjakan]: 'dikerjakan',
  [STATUS_TINDAK_LANJUT.ditutup]: 'ditutup',
  [STATUS_TINDAK_LANJUT.ditolak]: 'ditolak',
};

/** Says where an item stands. Refuses one that is not on the list, a step that its state does not allow, and closing without a reason. */
export async function changeTindakLanjut(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { jenis, status } = input;
  const keterangan = input.keterangan === '' ? null : input.keterangan;
  const find = async () => (await listTindakLanjut(ctx)).find((item) => item.jenis === jenis);
  const sebelum = found(await find());
  if (!canMoveTindakLanjut(sebelum.status, status)) {
    throw new Refusal('tindak_lanjut.state', { status: KEADAAN[sebelum.status], tindakan: TINDAKAN[status] });
  }
  const isEnd = status === STATUS_TINDAK_LANJUT.ditutup || status === STATUS_TINDAK_LANJUT.ditolak;
  if (isEnd && keterangan === null) throw refuseField('keterangan', 'Tulis alasannya');
  const { today: tanggal } = ctx;
  const bulan = bulanOfTindakLanjut(jenis, tanggal);
  await upsertCatatanTindakLanjut(ctx, { jenis, status, jumlah: sebelum.jumlah, bulan, tanggal, keterangan });
  const sesudah = found(await find());
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
