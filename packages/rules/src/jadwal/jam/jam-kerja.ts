import type { Menit } from '../../waktu/jam.ts';
import { type BarisJadwal, type Jadwal, type TipeJadwal } from './jadwal.ts';
import { istirahatSejakTengahMalam, pulangSejakTengahMalam } from './sejak-tengah-malam.ts';

/** The hours due on one date, all in minutes since that date's midnight. */
export type JamKerja = {
  jadwal_id: number;
  nama: string;
  tipe_jadwal: TipeJadwal;
  masuk: Menit;
  pulang: Menit;
  istirahat: { mulai: Menit; selesai: Menit } | null;
  /** The work due, break not counted. */
  durasi: Menit;
  toleransi_masuk: Menit;
  toleransi_pulang: Menit;
  /** The window in which a scan belongs to the date, both ends included. */
  buka: Menit;
  tutup: Menit;
};

type Jam = Omit<BarisJadwal, 'hari'>;

export function toJamKerja(jadwal: Jadwal, baris: BarisJadwal): JamKerja {
  const bentang = bentangkan(baris);
  return {
    jadwal_id: jadwal.jadwal_id,
    nama: jadwal.nama,
    tipe_jadwal: jadwal.tipe_jadwal,
    ...bentang,
    toleransi_masuk: jadwal.toleransi_masuk,
    toleransi_pulang: jadwal.toleransi_pulang,
    buka: bentang.masuk - jadwal.buka_masuk,
    tutup: bentang.pulang + jadwal.tutup_pulang,
  };
}

/** A row's times of day since its date's midnight, and the work between them; a row that ends as it begins lasts a day. */
function bentangkan(baris: Jam): Pick<JamKerja, 'masuk' | 'pulang' | 'istirahat' | 'durasi'> {
  const masuk = baris.jam_masuk;
  const pulang = pulangSejakTengahMalam(baris.jam_pulang, masuk);
  const istirahat = toIstirahat(baris);
  const durasi = baris.durasi_menit ?? pulang - masuk - (istirahat ? istirahat.selesai - istirahat.mulai : 0);
  return { masuk, pulang, istirahat, durasi };
}

/** The work of a row in minutes, its break not counted; of a flexible one what it owes. */
export const countMenitBaris = (baris: Jam): Menit => bentangkan(baris).durasi;

function toIstirahat({ jam_masuk, istirahat_mulai, istirahat_selesai }: Jam): JamKerja['istirahat'] {
  if (istirahat_mulai === null || istirahat_selesai === null) return null;
  return {
    mulai: istirahatSejakTengahMalam(istirahat_mulai, jam_masuk),
    selesai: istirahatSejakTengahMalam(istirahat_selesai, jam_masuk),
  };
}
