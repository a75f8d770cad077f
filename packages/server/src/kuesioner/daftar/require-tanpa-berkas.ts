import { pertanyaanOf, type Bagian } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses (433) questions that ask strangers for files. */
export function requireTanpaBerkas(bagian: readonly Bagian[]): void {
  if (pertanyaanOf(bagian).some(({ jenis }) => jenis === 'berkas')) throw new Refusal('kuesioner.tautan_berkas');
}
