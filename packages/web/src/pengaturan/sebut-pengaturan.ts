import { sebutAktif } from '@hadir/contract/kit/label-status-tempat.ts';
import type { IsiPengaturan, NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { formatAngka } from '../kit/format/format.ts';
import { LABEL_ZONA_WAKTU } from '../kit/format/label-zona-waktu.ts';

/** What happens to attendance whose place is not as it should be. */
export const LABEL_SIKAP_TEMPAT: Record<IsiPengaturan['luar_radius'], string> = {
  hitung: 'Dihitung hadir',
  tinjau: 'Menunggu ditinjau',
  tolak: 'Ditolak',
};

type Sebutan<N extends NamaPengaturan> = { label: string; nilai: (value: IsiPengaturan[N]) => string };
const sebagai = (unit: string) => (value: number) => `${formatAngka(value)} ${unit}`;
const sepekan = (value: number) => `${formatAngka(value / 60)} jam`;
const saklar = (nyala: string, mati: string) => (value: boolean) => (value ? nyala : mati);

const SEBUTAN: { [N in NamaPengaturan]: Sebutan<N> } = {
  timezone: { label: 'Zona waktu', nilai: (value) => LABEL_ZONA_WAKTU[value] },
  luar_radius: { label: 'Presensi di luar radius', nilai: (value) => LABEL_SIKAP_TEMPAT[value] },
  lokasi_palsu: { label: 'Presensi dengan lokasi palsu', nilai: (value) => LABEL_SIKAP_TEMPAT[value] },
  jeda_menit: { label: 'Jeda antarpresensi', nilai: sebagai('menit') },
  luring_maks_jam: { label: 'Batas presensi luring', nilai: sebagai('jam') },
  tunggu_data_jam: { label: 'Tunggu data mesin', nilai: sebagai('jam') },
  klaim_mundur_hari: { label: 'Batas mundur klaim anggota', nilai: sebagai('hari') },
  is_roster_rekan: { label: 'Jadwal rekan segrup', nilai: saklar('Terbaca', 'Tidak terbaca') },
  is_enable_fitur_cuti: { label: 'Fitur cuti', nilai: sebutAktif },
  is_disable_ketidakhadiran: {
    label: 'Sembunyikan Ketidakhadiran',
    nilai: saklar('Disembunyikan', 'Ditampilkan'),
  },
  norma_menit: { label: 'Norma jam kerja sepekan', nilai: sepekan },
  norma_menit_ramadan: { label: 'Norma sepekan pada Ramadan', nilai: sepekan },
  is_wajah: { label: 'Pencocokan wajah swafoto', nilai: sebutAktif },
  ambang_wajah: { label: 'Ambang jarak wajah', nilai: (value) => `0,${value}` },
  retensi_swafoto_hari: { label: 'Simpan swafoto presensi', nilai: sebagai('hari') },
  retensi_ganti_hari: { label: 'Simpan foto dan lampiran yang diganti', nilai: sebagai('hari') },
  sandi_min: { label: 'Panjang kata sandi paling sedikit', nilai: sebagai('karakter') },
  is_masuk_passkey: { label: 'Masuk dengan passkey saja', nilai: saklar('Boleh', 'Tidak boleh') },
  kop_atas: { label: 'Kop di atas nama', nilai: (value) => value?.split('\n').join(' / ') ?? 'Nama induk' },
};

export const labelPengaturan = (nama: NamaPengaturan): string => SEBUTAN[nama].label;

/** The value of a setting as people say it: '37,5 jam', 'Menunggu ditinjau'. */
export function sebutNilai<N extends NamaPengaturan>(nama: N, value: IsiPengaturan[N]): string {
  return SEBUTAN[nama].nilai(value);
}
