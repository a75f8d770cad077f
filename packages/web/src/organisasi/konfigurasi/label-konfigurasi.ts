import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';
import { LABEL_SIMPATIKA } from '@hadir/contract/organisasi/konfigurasi/label-simpatika.ts';
import type { KonfigurasiBaris } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import type { Tone } from '../../ui/show/tone.ts';

type Status = NonNullable<KonfigurasiBaris['status_simpatika']>;

/** The staff system's own words for an organisation's status. */
export const CHIP_SIMPATIKA: Record<Status, { tone: Tone; label: string }> = {
  [STATUS_SIMPATIKA.aktif]: { tone: 'green', label: LABEL_SIMPATIKA[STATUS_SIMPATIKA.aktif] },
  [STATUS_SIMPATIKA.tidak_aktif]: { tone: 'grey', label: LABEL_SIMPATIKA[STATUS_SIMPATIKA.tidak_aktif] },
  [STATUS_SIMPATIKA.menunggu]: { tone: 'orange', label: LABEL_SIMPATIKA[STATUS_SIMPATIKA.menunggu] },
  [STATUS_SIMPATIKA.ditolak]: { tone: 'red', label: LABEL_SIMPATIKA[STATUS_SIMPATIKA.ditolak] },
  [STATUS_SIMPATIKA.diblokir]: { tone: 'black', label: LABEL_SIMPATIKA[STATUS_SIMPATIKA.diblokir] },
};

/** The same, in the heads of the table. */
export const SAKLAR_KEPALA = {
  is_leave_management_simpatika: 'Cuti',
  is_sinkronisasi: 'Sinkron',
  is_blokir_finpay: 'Blokir bayar',
} as const;

/** What is switched on or off for a linked organisation. */
export const LABEL_SAKLAR = {
  is_leave_management_simpatika: 'Cuti dikelola Simpatika',
  is_sinkronisasi: 'Anggota disinkronkan',
  is_blokir_finpay: 'Pembayaran diblokir',
} as const;
/** What each of them can be set to. */
export const YA_TIDAK = [true, false].map((value) => ({ value, label: sebutYaTidak(value) }));
export type Saklar = keyof typeof LABEL_SAKLAR;
export const SAKLAR = Object.keys(LABEL_SAKLAR) as Saklar[];
