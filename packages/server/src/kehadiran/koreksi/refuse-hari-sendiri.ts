import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { maySetujuiGangguan } from '@hadir/rules/gangguan/may-setujui-gangguan.ts';
import { mayUbahJadwal } from '@hadir/rules/jadwal/berlaku/may-ubah-jadwal.ts';
import type { SebabUlang } from '@hadir/rules/kehadiran/to-touched-range.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/**
 * Refuses (433) what makes the caller's own days come to something else: by an incident any of them, by a schedule that is
 * hers alone one that has passed, naming her, since many are sent at once (aturan/jadwal#hari-sendiri).
 */
export function refuseHariSendiri(
  { actor, today }: MilikCtx,
  sebab: SebabUlang,
  berubah: readonly { user_id: number; tanggal: Tanggal }[],
): void {
  const oleh = actor.user_id;
  if (sebab === 'gangguan') {
    if (!maySetujuiGangguan(berubah, oleh)) throw new Refusal('gangguan.own');
    return;
  }
  const first = berubah.find((hari) => !mayUbahJadwal(hari, { oleh, today }));
  if (first) throw new Refusal('jadwal.own', { nama: actor.nama, tanggal: sebutTanggal(first.tanggal) });
}
