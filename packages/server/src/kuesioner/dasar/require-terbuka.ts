import { keadaanOf, type MasaKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses (433) to take answers before the first day and after the last, or once it was closed. */
export function requireTerbuka(kuesioner: MasaKuesioner, today: string): void {
  const keadaan = keadaanOf(kuesioner, today);
  if (keadaan === 'terbuka') return;
  if (keadaan !== 'dijadwalkan') throw new Refusal('kuesioner.sudah_tutup');
  throw new Refusal('kuesioner.belum_dibuka', { tanggal: kuesioner.tgl_mulai });
}
