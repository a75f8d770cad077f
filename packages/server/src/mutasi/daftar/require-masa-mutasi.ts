import { checkMasaMutasi, type MasaMutasiRefusal } from '@hadir/rules/mutasi/check-masa-mutasi.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

const PESAN: Record<MasaMutasiRefusal, [field: 'tgl_mulai' | 'tgl_selesai', pesan: string]> = {
  sudah_lewat: ['tgl_mulai', 'Mulai paling cepat hari ini'],
  mulai_terlalu_jauh: ['tgl_mulai', 'Mulai paling lambat setahun dari sekarang'],
  tanpa_hari_terakhir: ['tgl_selesai', 'Hanya perbantuan punya hari terakhir. Kosongkan, atau pilih Perbantuan'],
  perlu_hari_terakhir: ['tgl_selesai', 'Perbantuan punya hari terakhir. Isi tanggalnya'],
  terlalu_lama: ['tgl_selesai', 'Perbantuan paling lama setahun sejak mulainya. Yang lebih lama dibuat lagi nanti'],
};

/** Refuses a transfer for days that it cannot be made for. */
export function requireMasaMutasi(masa: Parameters<typeof checkMasaMutasi>[0], today: string): void {
  const refusal = checkMasaMutasi(masa, today);
  if (refusal) throw refuseField(...PESAN[refusal]);
}
