import type { BarisHambatan } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { hrefTo } from '../../base/links/href-to.ts';

/** Where a hindrance is resolved. */
export function hrefOfHambatan(organisasi_id: number, { jenis, anggota, tanggal, nomor }: BarisHambatan): string {
  const { user_id } = anggota;
  if (jenis === 'tinjauan' && nomor !== null) {
    return hrefTo('presensiManual', { organisasi_id }, { bagian: 'ditinjau', id: nomor, user_id });
  }
  if (jenis === 'susulan' && nomor !== null) {
    return hrefTo('riwayatKehadiran.detail', { organisasi_id, presensi_id: nomor });
  }
  if (jenis === 'swafoto' && nomor !== null) return hrefTo('presensiManual', { organisasi_id }, { id: nomor });
  if (jenis === 'klaim' && nomor !== null) {
    return hrefTo('klaimPresensi.detail', { organisasi_id, hari_libur_id: nomor });
  }
  if ((jenis === 'cuti' || jenis === 'masuk_saat_cuti' || jenis === 'saldo_kurang') && nomor !== null)
    return hrefTo('cuti.detail', { organisasi_id, cuti_id: nomor });
  if ((jenis === 'gangguan' || jenis === 'gangguan_tertunda') && nomor !== null) {
    return hrefTo('klaimPresensi', { organisasi_id }, { bagian: 'gangguan', gangguan_id: nomor });
  }
  if (jenis === 'tukar_shift') return hrefTo('jamKerja.tukarShift', { organisasi_id });
  if (jenis === 'tanpa_jadwal') return hrefTo('jadwalKerja', { organisasi_id });
  const semua = { is_hadir: 1, is_absen: 1, is_cuti: 1, is_libur: 1 } as const;
  return hrefTo('riwayatKehadiran', { organisasi_id }, { ...semua, from: tanggal, to: tanggal, user_id });
}
