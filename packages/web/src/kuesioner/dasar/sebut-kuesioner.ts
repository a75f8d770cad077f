import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import type { SasaranKuesioner } from '@hadir/rules/kuesioner/sasaran.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';

/** When it can be answered: '20-11-2026 sampai 27-11-2026'. */
export function sebutMasa({ tgl_mulai, tgl_selesai }: Pick<Kuesioner, 'tgl_mulai' | 'tgl_selesai'>): string {
  if (tgl_mulai && tgl_selesai) return `${formatTanggal(tgl_mulai)} sampai ${formatTanggal(tgl_selesai)}`;
  if (tgl_mulai) return `Sejak ${formatTanggal(tgl_mulai)}`;
  return tgl_selesai ? `Sampai ${formatTanggal(tgl_selesai)}` : 'Tanpa batas tanggal';
}

export const LABEL_SASARAN: Record<SasaranKuesioner, string> = {
  semua: 'Semua anggota',
  grup: 'Grup tertentu',
  anggota: 'Anggota tertentu',
};

type Jumlah = Pick<Kuesioner, 'jumlah_menjawab' | 'jumlah_sasaran' | 'jumlah_lewat_tautan'>;

/** How many have answered, of how many: '18 dari 40, 6 lewat tautan'. */
export function sebutJawaban({ jumlah_menjawab, jumlah_sasaran, jumlah_lewat_tautan }: Jumlah): string {
  const anggota = `${formatAngka(jumlah_menjawab)} dari ${formatAngka(jumlah_sasaran)}`;
  return jumlah_lewat_tautan > 0 ? `${anggota}, ${formatAngka(jumlah_lewat_tautan)} lewat tautan` : anggota;
}
