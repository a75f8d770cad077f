import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { sebutEsokHari, sebutJam, sebutRentangJam } from '@hadir/contract/kit/sebut-jam.ts';

/** Today's schedule in one sentence, as a member would tell a colleague. */
export function kalimatJadwal({ jadwal, hari }: Pick<PresensiTerakhir, 'jadwal' | 'hari'>): string {
  if (hari?.status === 'cuti') return `Hari ini Anda cuti: ${hari.cuti?.kategori ?? 'cuti'}.`;
  if (!jadwal) return kalimatLibur(hari);

  const pulang = sebutEsokHari(sebutJam(jadwal.jam_pulang), jadwal.is_pulang_besok);
  if (jadwal.tipe_jadwal === TIPE_JADWAL.fleksibel) {
    return `Hari ini ${jadwal.nama}: ${sebutDurasi(jadwal.durasi_menit)} antara ${sebutJam(jadwal.jam_masuk)} dan ${pulang}.`;
  }
  const istirahat =
    jadwal.istirahat_mulai && jadwal.istirahat_selesai
      ? `, istirahat ${sebutRentangJam(jadwal.istirahat_mulai, jadwal.istirahat_selesai)}`
      : '';
  return `Hari ini ${jadwal.nama}: masuk ${sebutJam(jadwal.jam_masuk)}, pulang ${pulang}${istirahat}.`;
}

function kalimatLibur(hari: PresensiTerakhir['hari']): string {
  if (hari?.libur?.sebab === 'hari_libur') return `Hari ini libur: ${hari.libur.nama ?? 'hari libur'}.`;
  if (hari?.libur?.sebab === 'hari_bebas') return 'Hari ini libur menurut jadwal Anda.';
  return 'Belum ada jadwal kerja untuk Anda hari ini. Presensi tetap tercatat.';
}
