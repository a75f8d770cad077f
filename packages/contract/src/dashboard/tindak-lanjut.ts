import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import * as z from 'zod/mini';
import { kodeDari } from '../kit/kode.ts';
import { Tanggal } from '../kit/fields.ts';

export const JENIS_TINDAK_LANJUT = [
  'bulan_belum_verval',
  'swafoto_menunggu',
  'presensi_menunggu',
  'wajah_ditinjau',
  'wajah_menunggu',
  'klaim_menunggu',
  'mutasi_menunggu',
  'mesin_diam',
  'mesin_bergeser',
  'pin_menunggu',
  'cuti_kurang_saldo',
  'tanpa_kategori_cuti',
  'tanpa_jadwal',
  'anggota_belum_aktivasi',
  'tanpa_lokasi',
  'tanpa_pin',
] as const;
export type JenisTindakLanjut = (typeof JENIS_TINDAK_LANJUT)[number];

/** An item of the operator's follow-up list, with what was last said of it and by whom where that still holds. */
export const TindakLanjut = z.object({
  jenis: z.enum(JENIS_TINDAK_LANJUT),
  status: kodeDari(STATUS_TINDAK_LANJUT),
  jumlah: z.int(),
  keterangan: z.nullable(z.string()),
  oleh: z.nullable(z.string()),
  tanggal: z.nullable(Tanggal),
});
export type TindakLanjut = z.output<typeof TindakLanjut>;
