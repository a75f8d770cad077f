import { sebutRentangCuti } from '@hadir/contract/cuti/ajuan/sebut-rentang-cuti.ts';
import { checkRentangCuti } from '@hadir/rules/cuti/ajuan/rentang-cuti.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { requireHariAda } from '../../kehadiran/hari/require-hari-ada.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** Refuses (422, at the field of its end) dates of a leave that nobody can mean, and (433) those of days that were removed. */
export async function requireRentangCuti(ctx: OrganisasiCtx, range: TanggalRange): Promise<void> {
  const { today } = ctx;
  const salah = checkRentangCuti(range, today);
  if (salah) throw refuseField('tgl_akhir', sebutRentangCuti(salah, today));
  await requireHariAda(ctx, range.tgl_awal);
}
