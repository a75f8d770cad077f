import type { HariKehadiran } from '../kehadiran/hari/hari-kehadiran.ts';
import { judgeRentang } from '../kehadiran/judge-rentang.ts';
import type { FaktaAnggota, FaktaOrganisasi } from '../kehadiran/fakta-kehadiran.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { parseWaktuLokal } from '../waktu/waktu-lokal.ts';
import { toJam } from '../waktu/jam.ts';

/** One day, judged when all its windows are long closed unless another moment is named. */
export function judgeTanggal(
  organisasi: FaktaOrganisasi,
  anggota: FaktaAnggota,
  tanggal: Tanggal,
  sekarang = '2099-01-01 00:00',
): HariKehadiran {
  const at = parseWaktuLokal(sekarang) ?? Number.NaN;
  const [hari] = judgeRentang(organisasi, anggota, { tgl_awal: tanggal, tgl_akhir: tanggal }, at).hari;
  if (!hari) throw new Error(`no day on ${tanggal}`);
  return hari;
}

/** A day in a few words: status, arrival-departure, minutes late/early, duration, and the missing side. */
export function brief(hari: HariKehadiran): string {
  const jam = (detik: number | null) => (detik === null ? '-' : toJam(detik).slice(0, 5));
  const words = [
    hari.status,
    `${jam(hari.jam_masuk)}..${jam(hari.jam_pulang)}`,
    `${hari.terlambat_menit}/${hari.pulang_cepat_menit}`,
    `${hari.durasi_menit}m`,
  ];
  return [...words, ...(hari.tidak_lengkap ? [`tanpa ${hari.tidak_lengkap}`] : [])].join(' ');
}

/** What became of each event of a day: its status code, or why it was set aside. */
export function eventsOf(hari: HariKehadiran): (number | string | null)[] {
  return hari.penjelasan.events.map((event) => (event.sebagai === 'disisihkan' ? event.alasan : event.status));
}
