import type { BarisJadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { sebutGalatBaris } from '@hadir/contract/jadwal/jam/sebut-galat-baris.ts';
import { checkBarisJadwal } from '@hadir/rules/jadwal/jam/check-baris-jadwal.ts';
import type { TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** Refuses hours that cannot be kept by their type, at what is wrong in them. */
export function refuseBarisJadwal(tipe_jadwal: TipeJadwal, baris: readonly BarisJadwal[]): void {
  const salah = checkBarisJadwal(tipe_jadwal, baris);
  if (!salah) return;
  const { indeks, isian, galat } = salah;
  throw refuseField(indeks === null ? 'baris' : `baris.${indeks}.${isian}`, sebutGalatBaris(galat));
}
