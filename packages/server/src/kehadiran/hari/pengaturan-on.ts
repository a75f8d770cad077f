import { PENGATURAN_BAWAAN } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { isBerlaku, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { FaktaOrganisasiTerbaca, PengaturanPresensi } from './fakta.queries.ts';

/** The organisation's settings in force on a date; without any, those that a new organisation starts with. */
export function pengaturanOn({ pengaturan }: FaktaOrganisasiTerbaca, tanggal: Tanggal): PengaturanPresensi {
  return pengaturan.find((row) => isBerlaku(row, tanggal)) ?? BAWAAN;
}

const BAWAAN: PengaturanPresensi = { ...PENGATURAN_BAWAAN, tgl_mulai: '0001-01-01', tgl_selesai: null };
