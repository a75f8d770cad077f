import type { HariKehadiran } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { LABEL_STATUS_PRESENSI } from '@hadir/contract/kehadiran/hari/label-status-presensi.ts';
import { sebutStatusPresensi } from '@hadir/contract/kehadiran/hari/sebut-status-presensi.ts';

/** What an event means to the member who made it, in one sentence. */
export function kalimatPresensi(event: EventPresensi, hari: HariKehadiran | null): string {
  if (!hari || event.sebagai === 'disisihkan') return KALIMAT_SISIH[event.alasan ?? 'di_luar_keanggotaan'];
  if (hari.status === 'libur') return 'Tercatat di hari libur';
  if (hari.status === 'cuti') return 'Tercatat di hari cuti';
  switch (event.status) {
    case STATUS_PRESENSI.terlambat:
      return `${LABEL_STATUS_PRESENSI[event.status]} ${hari.terlambat_menit} menit`;
    case STATUS_PRESENSI.istirahat:
      return 'Tercatat di antara datang dan pulang';
    case STATUS_PRESENSI.pulang_cepat:
      return `${LABEL_STATUS_PRESENSI[event.status]} ${hari.pulang_cepat_menit} menit`;
    case STATUS_PRESENSI.pulang:
      return sebutStatusPresensi(event.status);
    default:
      return LABEL_STATUS_PRESENSI[STATUS_PRESENSI.tepat_waktu];
  }
}

const KALIMAT_SISIH: Record<NonNullable<EventPresensi['alasan']>, string> = {
  menunggu_tinjauan: 'Menunggu tinjauan operator',
  ditolak: 'Ditolak operator',
  dihapus: 'Disisihkan oleh operator',
  dibatalkan: 'Permintaannya sudah dibatalkan',
  di_luar_keanggotaan: 'Tercatat di luar masa keanggotaan Anda, tidak dihitung',
  di_luar_jendela: 'Tercatat di luar jam presensi, tidak dihitung',
  pengulangan: 'Sudah tercatat sesaat sebelumnya',
};
