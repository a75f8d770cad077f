import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import { parseJam } from '@hadir/rules/waktu/jam.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { epochMsOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { AcaraIcal } from '../../platform/ical/write-ical.ts';

/** What a calendar shows of somebody's days in one place: hours by the place's clock, leave and holidays as whole days. */
export function toAcaraKerja({ organisasi_id, nama, timezone, hari }: TempatSaya): AcaraIcal[] {
  return hari.flatMap(({ tanggal, jadwal, cuti, libur }): AcaraIcal[] => {
    const acara = (ringkasan: string, kapan: AcaraIcal['kapan']) => [
      { kunci: `kerja-${organisasi_id}-${tanggal}`, ringkasan: `${ringkasan} · ${nama}`, kapan },
    ];
    const sehari = { tgl_awal: tanggal, tgl_akhir: tanggal };
    if (cuti) return acara(cuti.kategori, sehari);
    if (libur?.nama) return acara(`Libur: ${libur.nama}`, sehari);
    if (!jadwal) return [];
    const { jam_masuk, jam_pulang, is_pulang_besok } = jadwal;
    return acara(jadwal.nama, {
      mulai: saatOf(tanggal, jam_masuk, timezone),
      selesai: saatOf(is_pulang_besok ? addDays(tanggal, 1) : tanggal, jam_pulang, timezone),
    });
  });
}

const saatOf = (tanggal: Tanggal, jam: string, zona: Zona) =>
  new Date(epochMsOf(toWaktuLokal(tanggal, parseJam(jam) ?? 0), zona));
