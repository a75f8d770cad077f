import type { ApiError } from '../../kit/failure/api-error.ts';
import type { Kabar } from './ingatan-perangkat.ts';

type KabarGagal = Extract<Kabar, { kind: 'gagal' }>;

/** Refusals after which there is nothing to fill in, each with its title; others pass, and are said where one stands. */
export const SEBAB_GAGAL: Readonly<Record<string, string>> = {
  'kuesioner.belum_dibuka': 'Kuesioner belum dibuka',
  'kuesioner.sudah_tutup': 'Kuesioner sudah ditutup',
  'kuesioner.perangkat_dipakai': 'Sudah dijawab dari perangkat ini',
  'kuesioner.tautan_tidak_berlaku': 'Tautan tidak berlaku',
};

/** What the page of failures tells about a refusal; null where trying again may help. */
export function toKabarGagal({ body, message }: ApiError): KabarGagal | null {
  const sebab = body.error ?? '';
  return sebab in SEBAB_GAGAL ? { kind: 'gagal', sebab, pesan: message } : null;
}

export const TANPA_TAUTAN: KabarGagal = {
  kind: 'gagal',
  sebab: '',
  pesan: 'Alamat ini tidak memuat kuesioner. Buka tautan yang Anda terima sampai akhir alamatnya',
};
