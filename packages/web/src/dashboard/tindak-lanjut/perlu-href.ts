import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import type { JenisTindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { ANTREAN, ANTREAN_OF, type Perlu } from './perlu.ts';

/** Where a task is done: the queue of the one desk where one's own decision is asked for, else where the thing is put right. */
export function perluHref(organisasi_id: number, { subjek, giliran }: Pick<Perlu, 'subjek' | 'giliran'>): string {
  const antrean = ANTREAN.find((one) => one === subjek) ?? ANTREAN_OF[subjek as JenisTindakLanjut];
  if (antrean && giliran > 0) return hrefTo('persetujuan', { organisasi_id }, { bagian: antrean });
  const places: Record<JenisTindakLanjut, () => string> = {
    tanpa_jadwal: () => hrefTo('jamKerja', { organisasi_id }),
    bulan_belum_verval: () => hrefTo('riwayatKehadiran', { organisasi_id }, { bagian: 'verval' }),
    swafoto_menunggu: () => hrefTo('presensiManual', { organisasi_id }),
    presensi_menunggu: () => hrefTo('presensiManual', { organisasi_id }, { bagian: 'ditinjau' }),
    wajah_ditinjau: () => hrefTo('presensiManual', { organisasi_id }, { bagian: 'wajah' }),
    wajah_menunggu: () => hrefTo('user', { organisasi_id }),
    klaim_menunggu: () => hrefTo('klaimPresensi', { organisasi_id }, { status: 'diajukan' }),
    mutasi_menunggu: () => hrefTo('mutasi', { organisasi_id }),
    mesin_diam: () => hrefTo('device', { organisasi_id }),
    mesin_bergeser: () => hrefTo('device', { organisasi_id }),
    pin_menunggu: () => hrefTo('device', { organisasi_id }),
    cuti_kurang_saldo: () => hrefTo('riwayatCuti', { organisasi_id }, { bagian: 'semua', is_kurang: 1 }),
    tanpa_kategori_cuti: () => hrefTo('kategori', { organisasi_id }),
    anggota_belum_aktivasi: () => hrefTo('user', { organisasi_id }, { aktivasi: SARING_AKTIVASI.belum }),
    tanpa_lokasi: () => hrefTo('organisasi.detail', { organisasi_id }, { bagian: 'lokasi' }),
    tanpa_pin: () => hrefTo('user', { organisasi_id }, { is_biometrik: 0 }),
  };
  return places[subjek as JenisTindakLanjut]();
}
