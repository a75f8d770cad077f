import type { GalatBaris } from '@hadir/rules/jadwal/jam/check-baris-jadwal.ts';
import { kapital } from '../../kit/kapital.ts';

const SEBUTAN: Record<GalatBaris, string> = {
  shift_satu_baris: 'jam kerja shift memiliki tepat satu baris',
  shift_berhari: 'baris shift tidak memiliki hari',
  tanpa_hari: 'pilih hari Senin sampai Minggu',
  hari_berulang: 'hari ini sudah ada di baris lain',
  jam_kosong: 'isi jam masuk dan jam pulang',
  pulang_sebelum_masuk: 'jam pulang harus setelah jam masuk',
  istirahat_sebelah: 'isi awal dan akhir istirahat, atau kosongkan keduanya',
  istirahat_terbalik: 'istirahat harus selesai setelah mulai',
  istirahat_di_luar: 'istirahat harus di antara jam masuk dan jam pulang',
  durasi_kosong: 'isi lama kerja dalam menit',
  durasi_melebihi: 'lama kerja melebihi rentang jamnya',
  durasi_bukan_fleksibel: 'lama kerja hanya untuk jam kerja fleksibel',
};

/** What is wrong with hours, on the form (which names the day) and in the server's refusal. */
export const sebutGalatBaris = (galat: GalatBaris, hari?: string): string =>
  hari === undefined ? kapital(SEBUTAN[galat]) : `${hari}: ${SEBUTAN[galat]}`;
