import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { findDaysTouchedByEvent } from '@hadir/rules/kehadiran/find-days-touched-by-event.ts';
import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import { addDays, hariPekanOf, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { JamKerja } from '@hadir/rules/jadwal/jam/jam-kerja.ts';
import type { FaktaAnggotaTerbaca, FaktaOrganisasiTerbaca } from '../hari/fakta.queries.ts';
import { toKehadiranRow, type KehadiranRow } from '../hari/kehadiran-row.ts';
import { pengaturanOn } from '../hari/pengaturan-on.ts';

export type HariIni = {
  tanggal: Tanggal;
  jam: JamKerja | null;
  hari: KehadiranRow | null;
  pekan: { tanggal: Tanggal; is_mendatang: boolean; hari: KehadiranRow | null }[];
};

/**
 * The day that a tap made now would belong to, and the week around it from Senin to Minggu, judged from the facts as
 * they stand. Days to come are judged too: they show what is expected.
 */
export function judgeHariIni(
  organisasi: FaktaOrganisasiTerbaca,
  anggota: FaktaAnggotaTerbaca,
  user_id: number,
  now: Date,
): HariIni {
  const local = waktuLokalOf(now.getTime(), pengaturanOn(organisasi, now.toISOString().slice(0, 10)).timezone);
  const tanggal = findDaysTouchedByEvent(organisasi, anggota, local)[0] ?? tanggalOfWaktu(local);
  const senin = addDays(tanggal, 1 - hariPekanOf(tanggal));
  const { hari } = judgeRentang(organisasi, anggota, { tgl_awal: senin, tgl_akhir: addDays(senin, 6) }, local);

  const events = new Map(anggota.events.map((event) => [event.presensi_id, event]));
  const rows = new Map(
    hari.map((day) => [day.tanggal, toKehadiranRow(user_id, day, events, pengaturanOn(organisasi, day.tanggal))]),
  );
  return {
    tanggal,
    jam: judgeHariKerja(organisasi, anggota, tanggal).kerja,
    hari: rows.get(tanggal) ?? null,
    pekan: [0, 1, 2, 3, 4, 5, 6].map((offset) => {
      const day = addDays(senin, offset);
      return { tanggal: day, is_mendatang: day > tanggal, hari: rows.get(day) ?? null };
    }),
  };
}
