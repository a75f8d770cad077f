import type { CutiHari } from '../cuti/saldo/cuti-hari.ts';
import { toMenit } from '../waktu/jam.ts';
import type { FaktaHari } from './fakta-hari.ts';
import type { Penjelasan } from './hari/penjelasan.ts';
import type { HariKehadiran } from './hari/hari-kehadiran.ts';
import { sortOutEvents } from './sort-out-events.ts';

/**
 * A day of leave or a day off: nothing is owed, so nothing is late, on time or missing, and recorded times are only
 * shown (aturan/kehadiran#bebas).
 */
export function judgeHariBebas(
  fakta: FaktaHari,
  cuti: CutiHari | null,
  libur: Penjelasan['libur'] = fakta.hari.libur,
): HariKehadiran {
  const { hari } = fakta;
  const { datang, pulang, toPenjelasan } = sortOutEvents(fakta, null);
  const kerja_libur_menit = !cuti && datang && pulang ? toMenit(pulang.detik) - toMenit(datang.detik) : 0;

  return {
    tanggal: hari.tanggal,
    status: cuti ? 'cuti' : 'libur',
    lapisan: hari.pilihan?.lapisan ?? null,
    jadwal_id: hari.kerja?.jadwal_id ?? null,
    jam_masuk: datang?.detik ?? null,
    jam_pulang: pulang?.detik ?? null,
    sumber_masuk: datang?.event.sumber ?? null,
    sumber_pulang: pulang?.event.sumber ?? null,
    presensi_masuk_id: datang?.event.presensi_id ?? null,
    presensi_pulang_id: pulang?.event.presensi_id ?? null,
    terlambat_menit: 0,
    pulang_cepat_menit: 0,
    durasi_menit: 0,
    tidak_lengkap: null,
    kerja_libur_menit,
    hari_cuti: cuti?.hari ?? 0,
    cuti_id: cuti?.cuti.cuti_id ?? null,
    kategori: [],
    potongan: 0,
    jendela_tutup: hari.kerja ? hari.tengahMalam + hari.kerja.tutup * 60 : null,
    jendela_terbuka: false,
    penjelasan: {
      lapisan: hari.pilihan && { lapisan: hari.pilihan.lapisan, id: hari.pilihan.id },
      jam: libur ? null : hari.kerja,
      libur,
      events: toPenjelasan(() => null),
      cuti: cuti && { cuti_id: cuti.cuti.cuti_id, kategori: cuti.cuti.kategori, setengah_hari: cuti.setengah_hari },
      klaim: fakta.klaim.map(({ presensi_klaim_id, jenis, sehari }) => ({
        presensi_klaim_id,
        jenis,
        sehari,
        masuk: null,
        pulang: null,
      })),
      gangguan: [],
      kategori: [],
    },
  };
}
