import type { PenjelasanKlaim } from '@hadir/rules/kehadiran/hari/penjelasan.ts';
import { pukul } from './pukul.ts';

/** What a claim did to a day, or that it did nothing. */
export function kalimatKlaim({ jenis, sehari, masuk, pulang }: PenjelasanKlaim): string {
  const klaim = `Klaim presensi (${jenis})`;
  if (masuk === null && pulang === null) return `${klaim} tidak berpengaruh pada hari ini.`;
  if (sehari) return `${klaim} memberi kehadiran sehari penuh.`;
  const sides = [
    ...(masuk === null ? [] : [`datang pukul ${pukul(masuk)}`]),
    ...(pulang === null ? [] : [`pulang pukul ${pukul(pulang)}`]),
  ];
  return `${klaim} memberi ${sides.join(' dan ')}.`;
}
