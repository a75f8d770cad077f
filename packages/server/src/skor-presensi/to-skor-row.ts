import { checkMenitSkor } from '@hadir/rules/kehadiran/hari/check-menit-skor.ts';
import { KALIMAT_MENIT_SKOR } from '@hadir/contract/skor-presensi/kalimat-menit-skor.ts';
import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import type { SkorRow } from './skor-presensi.queries.ts';

export type SkorInput = {
  nama: string;
  jenis: SkorPresensi['jenis'];
  menit_dari?: number | null | undefined;
  menit_sampai?: number | null | undefined;
  potongan: number;
  tgl_mulai: string;
  tgl_selesai?: string | null | undefined;
};

/**
 * A category as it is stored; refuses minutes where its jenis has none (aturan/kehadiran#potongan), or none where it
 * has some.
 */
export function toSkorRow(input: SkorInput): SkorRow {
  const { nama, jenis, menit_dari = null, menit_sampai = null, potongan, tgl_mulai, tgl_selesai = null } = input;
  const galat = checkMenitSkor({ jenis, menit_dari, menit_sampai });
  if (galat) throw refuseField(KALIMAT_MENIT_SKOR[galat].isian, KALIMAT_MENIT_SKOR[galat].pesan);
  return { nama, jenis, menit_dari, menit_sampai, potongan, tgl_mulai, tgl_selesai };
}
