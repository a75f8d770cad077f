import { KALIMAT_SUDAH_TUTUP, KALIMAT_TAUTAN_KUESIONER } from '@hadir/contract/kuesioner/kalimat-kuesioner.ts';
import type { ApiError } from '../../kit/failure/api-error.ts';
import type { Kabar } from './ingatan-perangkat.ts';

export type KabarGagal = Extract<Kabar, { kind: 'gagal' }>;

/**
 * Refusals after which there is nothing to fill in, by the word that stands for each in the address: its title, and what is
 * said where the server's own sentence is no longer known. Others pass, and are said where one stands.
 */
export const SEBAB_GAGAL: Readonly<Record<string, { judul: string; pesan: string }>> = {
  belum_dibuka: {
    judul: 'Kuesioner belum dibuka',
    pesan: 'Kuesioner ini belum dibuka. Buka lagi tautannya pada hari pertamanya',
  },
  sudah_tutup: {
    judul: 'Kuesioner sudah ditutup',
    pesan: KALIMAT_SUDAH_TUTUP,
  },
  perangkat_dipakai: {
    judul: 'Sudah dijawab dari perangkat ini',
    pesan: 'Kuesioner ini sudah dijawab dari perangkat itu. Satu perangkat menjawab satu kali',
  },
  tautan_tidak_berlaku: {
    judul: 'Tautan tidak berlaku',
    pesan: KALIMAT_TAUTAN_KUESIONER,
  },
};

/** What the page of failures tells about a refusal; null where trying again may help. */
export function toKabarGagal({ body, message }: ApiError): KabarGagal | null {
  const sebab = (body.error ?? '').replace('kuesioner.', '');
  return sebab in SEBAB_GAGAL ? { kind: 'gagal', sebab, pesan: message } : null;
}

export const TANPA_TAUTAN: KabarGagal = {
  kind: 'gagal',
  sebab: '',
  pesan: 'Alamat ini tidak memuat kuesioner. Buka tautan yang Anda terima sampai akhir alamatnya',
};

/** What the page tells by its address, with the server's own words where this tab was told them. */
export function kabarDari(sebab: string | null, kept: Kabar | null): KabarGagal {
  if (kept?.kind === 'gagal' && (sebab === null || sebab === kept.sebab)) return kept;
  const known = sebab !== null && sebab in SEBAB_GAGAL ? SEBAB_GAGAL[sebab] : undefined;
  return known && sebab !== null ? { kind: 'gagal', sebab, pesan: known.pesan } : TANPA_TAUTAN;
}
