import type { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { mayPasangPin } from '@hadir/rules/perangkat/may-pasang-pin.ts';
import { toPinPolos } from '@hadir/rules/perangkat/match-pin.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPinAnggota, updatePinAnggota } from './pin-anggota.queries.ts';
import { recordTertahan } from './record-tertahan.ts';
import { lockTertahanOfPin, updateTertahan } from './tertahan-daftar.queries.ts';

type Call = typeof ketukanTertahan.assignPin;

/**
 * Gives a waiting PIN to a member: its lines become his events, each once, and his days are judged again
 * (aturan/perangkat#pin). Refuses one's own, a PIN that no longer waits, or is another's, and a member who has another one.
 */
export async function assignPin(ctx: OrganisasiCtx, { pin, user_id }: Input<Call>): Promise<Output<Call>> {
  if (!mayPasangPin({ user_id }, ctx.actor.user_id)) throw new Refusal('perangkat.pin_own');
  const anggota = found(await findPinAnggota(ctx, user_id));
  const rows = await lockTertahanOfPin(ctx, pin);
  if (rows.length === 0) throw new Refusal('perangkat.pin_gone', { pin });
  if (anggota.pin !== null && toPinPolos(anggota.pin) !== toPinPolos(pin))
    throw new Refusal('perangkat.pin_lain', { pin: anggota.pin });
  if (anggota.pin === null) await updatePinAnggota(ctx, user_id, pin);
  const tercatat = await recordTertahan(ctx, user_id, rows);
  await updateTertahan(
    ctx,
    rows.map((row) => row.tertahan_id),
    { keadaan: 'dicatat', alasan: null },
  );
  ctx.logChange({ sebelum: { pin: anggota.pin }, sesudah: { pin, tercatat }, tentang_id: user_id });
  return { tercatat };
}
