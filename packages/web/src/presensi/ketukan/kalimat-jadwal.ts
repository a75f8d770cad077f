import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';

/** Today's schedule in one sentence, as a member would tell a colleague. */
export function kalimatJadwal({ jadwal, hari }: Pick<PresensiTerakhir, 'jadwal' | 'hari'>): string {
  if (hari?.status === 'cuti') return `Hari ini Anda cuti: ${hari.cuti?.kategori ?? 'cuti'}.`;
  if (!jadwal) return kalimatLibur(hari);

  const pulang = `${menit(jadwal.jam_pulang)}${jadwal.is_pulang_besok ? ' besok' : ''}`;
  if (jadwal.tipe_jadwal === TIPE_JADWAL.fleksibel) {
    return `Hari ini ${jadwal.nama}: ${sebutDurasi(jadwal.durasi_menit)} antara ${menit(jadwal.jam_masuk)} dan ${pulang}.`;
  }
  const istirahat =
    jadwal.istirahat_mulai && jadwal.istirahat_selesai
      ? `, istirahat ${menit(jadwal.istirahat_mulai)}–${menit(jadwal.istirahat_selesai)}`
      : '';
  return `Hari ini ${jadwal.nama}: masuk ${menit(jadwal.jam_masuk)}, pulang ${pulang}${istirahat}.`;
}

function kalimatLibur(hari: PresensiTerakhir['hari']): string {
  if (hari?.libur?.sebab === 'hari_libur') return `Hari ini libur: ${hari.libur.nama ?? 'hari libur'}.`;
  if (hari?.libur?.sebab === 'hari_bebas') return 'Hari ini libur menurut jadwal Anda.';
  return 'Belum ada jadwal kerja untuk Anda hari ini. Presensi tetap tercatat.';
}

const menit = (jam: string) => jam.slice(0, 5);
