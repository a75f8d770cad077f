import type { KonfigurasiBaris } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import type { Tone } from '../../ui/show/tone.ts';

type Status = NonNullable<KonfigurasiBaris['status_simpatika']>;

/** The staff system's own words for an organisation's status. */
export const STATUS_SIMPATIKA_LABELS: Record<Status, { tone: Tone; label: string }> = {
  1: { tone: 'green', label: 'Aktif' },
  2: { tone: 'grey', label: 'Tidak aktif' },
  3: { tone: 'orange', label: 'Menunggu' },
  4: { tone: 'red', label: 'Ditolak' },
  5: { tone: 'black', label: 'Diblokir' },
};

/** The same, in the heads of the table. */
export const SAKLAR_KEPALA = {
  is_leave_management_simpatika: 'Cuti',
  is_sinkronisasi: 'Sinkron',
  is_blokir_finpay: 'Blokir bayar',
} as const;

/** What is switched on or off for a linked organisation. */
export const SAKLAR_LABELS = {
  is_leave_management_simpatika: 'Cuti dikelola Simpatika',
  is_sinkronisasi: 'Anggota disinkronkan',
  is_blokir_finpay: 'Pembayaran diblokir',
} as const;
export type Saklar = keyof typeof SAKLAR_LABELS;
export const SAKLAR = Object.keys(SAKLAR_LABELS) as Saklar[];
