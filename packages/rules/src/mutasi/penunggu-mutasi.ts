import { isTerkunci } from '../akses/is-terkunci.ts';
import { STATUS_AKSES } from '../kode/status-akses.ts';
import type { KeadaanMutasi, SisiMutasi } from './judge-langkah-mutasi.ts';

export const PENUNGGU_MUTASI = ['operator', 'admin'] as const;
type PenungguMutasi = (typeof PENUNGGU_MUTASI)[number];

type Tujuan = Parameters<typeof isTerkunci>[2];

/**
 * Who at the destination has yet to decide about a transfer, once its origin has sent it (aturan/mutasi#langkah): its
 * operator, or the tenant's admin alone where the edition locks transfers for the operator. Nobody where the caller's own
 * step is enough.
 */
export function penungguMutasi(
  { jenis, status, is_dipindahkan }: KeadaanMutasi,
  sisi: SisiMutasi,
  tujuan: Tujuan | null,
): PenungguMutasi | null {
  const isBerjalan = status === STATUS_AKSES.dibuat || status === STATUS_AKSES.diajukan;
  if (jenis === 'berhenti' || tujuan === null || is_dipindahkan || !isBerjalan) return null;
  // Above both he confirms with the step by which he sends it.
  if (sisi === 'keduanya') return null;
  return isTerkunci('linked', 'operator', tujuan) ? 'admin' : 'operator';
}
