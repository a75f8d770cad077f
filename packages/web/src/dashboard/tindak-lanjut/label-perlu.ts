import type { JenisTindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { Antrean, Urgensi } from './perlu.ts';

export const LABEL_URGENSI: Record<Urgensi, string> = {
  segera: 'Segera',
  bulan_ini: 'Sebelum bulan ditutup',
  nanti: 'Bila sempat',
};
export const ICON_URGENSI: Record<Urgensi, typeof IconClock> = {
  segera: IconAlertTriangle,
  bulan_ini: IconCalendarDue,
  nanti: IconClock,
};

/** What is asked of the operator: the chip of a new item says it. */
export const SEBUTAN_PERLU: Record<JenisTindakLanjut | Antrean, string> = {
  tanpa_lokasi: 'tambahkan',
  tanpa_jadwal: 'beri jadwal',
  mesin_diam: 'periksa',
  mesin_bergeser: 'periksa',
  pin_menunggu: 'pasangkan',
  gangguan: 'putuskan',
  ditinjau: 'putuskan',
  presensi_menunggu: 'putuskan',
  presensi_manual: 'putuskan',
  swafoto_menunggu: 'putuskan',
  klaim: 'putuskan',
  klaim_menunggu: 'putuskan',
  mutasi_menunggu: 'putuskan',
  cuti: 'putuskan',
  tukar_shift: 'putuskan',
  tertahan: 'putuskan',
  wajah: 'lihat',
  bulan_belum_verval: 'verifikasi',
  cuti_kurang_saldo: 'periksa',
  tanpa_kategori_cuti: 'isi',
  wajah_ditinjau: 'lihat',
  wajah_menunggu: 'konfirmasi',
  anggota_belum_aktivasi: 'undang',
  tanpa_pin: 'isi PIN',
};

/** What a queue says whose requests only oneself decides about. */
export const KALIMAT_ANTREAN: Record<Antrean, (jumlah: string) => string> = {
  presensi_manual: (jumlah) => `${jumlah} presensi swafoto menunggu keputusan Anda`,
  ditinjau: (jumlah) => `${jumlah} presensi ditahan menunggu keputusan Anda`,
  klaim: (jumlah) => `${jumlah} perubahan presensi menunggu keputusan Anda`,
  cuti: (jumlah) => `${jumlah} ajuan cuti menunggu keputusan Anda`,
  tukar_shift: (jumlah) => `${jumlah} tukar shift menunggu keputusan Anda`,
  gangguan: (jumlah) => `${jumlah} gangguan menunggu keputusan Anda`,
  tertahan: (jumlah) => `${jumlah} ketukan mesin disisihkan menunggu keputusan Anda`,
  wajah: (jumlah) => `${jumlah} wajah perlu dikenali`,
};
