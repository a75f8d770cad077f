import { MAKS_ATRIBUT, type Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { insertAtribut, listAtributMilik } from './atribut.queries.ts';
import { getAtribut } from './get-atribut.ts';
import { mailAtributMenunggu } from './mail-atribut-menunggu.ts';
import { statusSesudah } from './status-sesudah.ts';
import { toAtributRow, type AtributInput } from './to-atribut-row.ts';

/** Adds an atribut after its owner's others; it waits where the tenant wants to approve it. */
export async function addAtribut(ctx: MilikCtx, input: AtributInput): Promise<Atribut> {
  const row = await toAtributRow(ctx, input);
  const jumlah = (await listAtributMilik(ctx)).length;
  if (jumlah >= MAKS_ATRIBUT) throw new Refusal('atribut.too_many', { maks: MAKS_ATRIBUT });
  const status = await statusSesudah(ctx, { sebelum: null, diminta: undefined, isBerubah: true });
  const atribut_id = await insertAtribut(ctx, { ...row, status, keterangan: null }, jumlah + 1);
  const atribut = await getAtribut(ctx, { atribut_id });
  if (status === STATUS_RECORD.menunggu) await mailAtributMenunggu(ctx, atribut);
  ctx.logChange({ sesudah: atribut });
  return atribut;
}
