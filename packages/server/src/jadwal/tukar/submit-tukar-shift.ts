import type { TukarShift, tukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { mewakiliTukar } from '@hadir/rules/jadwal/tukar/mewakili-tukar.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { openJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { mailHasil } from '../../persetujuan/surat/mail-hasil.ts';
import { checkTukar } from './check-tukar.ts';
import { getTukarShift } from './get-tukar-shift.ts';
import { insertTukar } from './tukar-shift.queries.ts';

/** Asks for a swap of two roster days: one's own, or for an operator any member's. */
export async function submitTukarShift(
  ctx: OrganisasiCtx,
  input: Input<typeof tukarShift.submitTukarShift>,
): Promise<TukarShift> {
  const { tanggal_a, user_id_b, tanggal_b, keterangan = null } = input;
  const user_id_a = input.user_id_a ?? ctx.actor.user_id;
  if (!mewakiliTukar(ctx.actor, user_id_a)) throw refuseField('user_id_a', 'Ajukan tukar shift untuk diri sendiri');
  const ajuan = { user_id_a, tanggal_a, user_id_b, tanggal_b };
  await checkTukar(ctx, ajuan, null);
  const { user_id: dibuat_oleh } = ctx.actor;
  const tukar_shift_id = await insertTukar(ctx, {
    ...ajuan,
    keterangan,
    dibuat_oleh,
    dibuat_pada: ctx.now,
  });
  // The chain's turn begins once the other member has agreed.
  const awal = { user_id: user_id_a, pihak_lain: [user_id_b], giliran_sejak: null };
  const kunci = { untuk: 'tukar_shift', objek_id: tukar_shift_id } as const;
  await openJalan(ctx, kunci, awal);
  await mailHasil(ctx, kunci, { terjadi: 'diajukan', ditanya: 'menunggu kesepakatan Anda' });
  const sesudah = await getTukarShift(ctx, tukar_shift_id);
  ctx.logChange({ sesudah });
  return sesudah;
}
