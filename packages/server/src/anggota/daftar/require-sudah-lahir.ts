import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** Refuses a birthday that is yet to come. */
export function requireSudahLahir(
  { today }: OrganisasiCtx,
  { tgl_lahir }: { tgl_lahir?: Tanggal | null | undefined },
): void {
  if (tgl_lahir && tgl_lahir > today) throw refuseField('tgl_lahir', BELUM_LAHIR);
}

export const BELUM_LAHIR = 'Tanggal lahir tidak boleh setelah hari ini';
