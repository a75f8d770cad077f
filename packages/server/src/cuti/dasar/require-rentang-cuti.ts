import { sebutRentangCuti } from '@hadir/contract/cuti/ajuan/sebut-rentang-cuti.ts';
import { checkRentangCuti } from '@hadir/rules/cuti/ajuan/rentang-cuti.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** Refuses (422, at the field of its end) dates of a leave that nobody can mean. */
export function requireRentangCuti({ today }: Pick<OrganisasiCtx, 'today'>, range: TanggalRange): void {
  const salah = checkRentangCuti(range, today);
  if (salah) throw refuseField('tgl_akhir', sebutRentangCuti(salah, today));
}
