type Jam = {
  jam_masuk: string;
  jam_pulang: string;
  istirahat_mulai?: string;
  istirahat_selesai?: string;
  durasi_menit?: number;
};
export type JadwalJson = {
  nama: string;
  tipe: 'reguler' | 'shift' | 'fleksibel';
  toleransi_masuk: number;
  toleransi_pulang: number;
  buka_masuk: number;
  tutup_pulang: number;
  ikut_libur: boolean;
  baris: Jam | Record<string, Jam>;
};

const TIPE = { reguler: 1, shift: 2, fleksibel: 3 };
const HARI = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'];

/** Work hours of a folder as the call that makes them takes them, in force since ever. */
export function toJadwalInput({ nama, tipe, baris, ...rest }: JadwalJson) {
  const rows =
    'jam_masuk' in baris
      ? [toBaris(0, baris as Jam)]
      : Object.entries(baris).map(([hari, row]) => toBaris(HARI.indexOf(hari) + 1, row));
  return { ...rest, nama, tipe_jadwal: TIPE[tipe], baris: rows, tgl_mulai: '2000-01-01', koreksi: true };
}

function toBaris(hari: number, { jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai, durasi_menit }: Jam) {
  const detik = (jam: string | undefined) => (jam === undefined ? null : `${jam}:00`);
  return {
    hari,
    jam_masuk: detik(jam_masuk),
    jam_pulang: detik(jam_pulang),
    istirahat_mulai: detik(istirahat_mulai),
    istirahat_selesai: detik(istirahat_selesai),
    durasi_menit: durasi_menit ?? null,
  };
}
