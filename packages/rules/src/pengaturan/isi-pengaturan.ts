import type { Sikap } from '../presensi/ketukan/judge-tempat-event.ts';
import { AMBANG_WAJAH } from '../wajah/judge-wajah.ts';
import { ZONA_BAWAAN, type Zona } from '../waktu/zona.ts';

/** Every setting that a tenant gives its organisations and that each of them may set itself (aturan/pengaturan#ikut-tenant). */
export type IsiPengaturan = {
  timezone: Zona;
  jeda_menit: number;
  luar_radius: Sikap;
  lokasi_palsu: Sikap;
  luring_maks_jam: number;
  tunggu_data_jam: number;
  /** How many days back a member may claim. */
  klaim_mundur_hari: number;
  /** Whether members may read the roster of their own group's colleagues. */
  is_roster_rekan: boolean;
  is_enable_fitur_cuti: boolean;
  is_disable_ketidakhadiran: boolean;
  /** Minutes a week without breaks, what schedules are shown beside. */
  norma_menit: number;
  norma_menit_ramadan: number;
  /** Whether selfies are compared with enrolled faces, and from which distance on, in hundredths, they are not alike. */
  is_wajah: boolean;
  ambang_wajah: number;
  /** Days after which selfies of attendance go, and photos and attachments that were replaced. */
  retensi_swafoto_hari: number;
  retensi_ganti_hari: number;
  /** Fewest characters of a password. */
  sandi_min: number;
  /** Whether one may sign in by a passkey alone; beside a password one always may. */
  is_masuk_passkey: boolean;
  /** Lines above the name on what is printed; null is the tenant's name. */
  kop_atas: string | null;
};
export type NamaPengaturan = keyof IsiPengaturan;

/** What holds where nobody has said anything else. */
export const PENGATURAN_BAWAAN: IsiPengaturan = {
  timezone: ZONA_BAWAAN,
  jeda_menit: 5,
  luar_radius: 'hitung',
  lokasi_palsu: 'hitung',
  luring_maks_jam: 24,
  tunggu_data_jam: 0,
  klaim_mundur_hari: 31,
  is_roster_rekan: true,
  is_enable_fitur_cuti: true,
  is_disable_ketidakhadiran: false,
  norma_menit: 2250,
  norma_menit_ramadan: 1950,
  is_wajah: false,
  ambang_wajah: AMBANG_WAJAH.bawaan,
  retensi_swafoto_hari: 365,
  retensi_ganti_hari: 30,
  sandi_min: 6,
  is_masuk_passkey: true,
  kop_atas: null,
};

export const NAMA_PENGATURAN = Object.keys(PENGATURAN_BAWAAN) as NamaPengaturan[];

/** Those by which a day is judged; a change of the others leaves every day as it is. */
export const PENGATURAN_HARI: readonly NamaPengaturan[] = ['timezone', 'jeda_menit', 'tunggu_data_jam'];
