import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { isOverlapping, rangeOfBulan, TANPA_AKHIR, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Galat } from '../../platform/http/impor/impor-lembar.ts';
import { judulOf } from './kolom-anggota.ts';

type Masa = { tgl_mulai: Tanggal; tgl_selesai: Tanggal | null };

/** What is wrong with a membership that would cover months that are verified and frozen (aturan/verval#beku): which they are. */
export function galatBulanBeku({ tgl_mulai, tgl_selesai }: Masa, tertutup: readonly Tanggal[]): Galat[] {
  const masa = { tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai ?? TANPA_AKHIR };
  const kena = tertutup.map((bulan) => bulan.slice(0, 7)).filter((bulan) => isOverlapping(masa, rangeOfBulan(bulan)));
  if (kena.length === 0) return [];
  const pesan = `Mencakup ${kena.map(sebutBulan).join(', ')} yang sudah diverifikasi dan dibekukan. Mulai sesudahnya, atau buka dahulu bulan itu di Verval`;
  return [{ kolom: judulOf('tgl_mulai'), pesan }];
}
