import { hariKerjaOf } from '@hadir/rules/jadwal/berlaku/hari-kerja-of.ts';
import { findDaysTouchedByEvent } from '@hadir/rules/kehadiran/find-days-touched-by-event.ts';
import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import type { PenjelasanEvent } from '@hadir/rules/kehadiran/hari/penjelasan.ts';
import type { StatusRadius } from '@hadir/rules/kode/status-radius.ts';
import type { SumberPresensi } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import type { SebabDitinjau } from '@hadir/rules/presensi/ketukan/sebab-ditinjau.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { EventFakta, FaktaAnggotaTerbaca, FaktaOrganisasiTerbaca } from '../hari/fakta.queries.ts';
import { toKehadiranRow, type KehadiranRow } from '../hari/kehadiran-row.ts';
import { pengaturanOn } from '../hari/pengaturan-on.ts';

type EventBaru = {
  presensi_id: number;
  waktu: string;
  timezone: Zona;
  sumber: SumberPresensi;
  radius: StatusRadius;
  is_face_verified: boolean | null;
  sebab_ditinjau: readonly SebabDitinjau[] | null;
};

/** The days that a new event touches as they are with it, and what each makes of the event; none outside the membership. */
export function judgeHariEvent(
  organisasi: FaktaOrganisasiTerbaca,
  anggota: FaktaAnggotaTerbaca & { user_id: number },
  event: EventBaru,
  now: Date,
): { rows: KehadiranRow[]; lines: PenjelasanEvent[] } {
  const baru: EventFakta = {
    ...event,
    waktu: waktuLokalOf(Date.parse(event.waktu), event.timezone),
    tahan: event.sebab_ditinjau ? 'menunggu_tinjauan' : null,
    sebab: event.sebab_ditinjau,
  };
  const events = [...anggota.events, baru];
  const known = { ...anggota, events };
  const hariKerja = hariKerjaOf(organisasi, anggota);
  const byId = new Map(events.map((row) => [row.presensi_id, row]));
  const rows: KehadiranRow[] = [];
  const lines: PenjelasanEvent[] = [];
  for (const tanggal of findDaysTouchedByEvent(organisasi, anggota, baru.waktu, hariKerja)) {
    const pengaturan = pengaturanOn(organisasi, tanggal);
    const sekarang = waktuLokalOf(now.getTime(), pengaturan.timezone);
    const range = { tgl_awal: tanggal, tgl_akhir: tanggal };
    for (const hari of judgeRentang(organisasi, known, range, sekarang, hariKerja).hari) {
      rows.push(toKehadiranRow(anggota.user_id, hari, byId, pengaturan));
      lines.push(...hari.penjelasan.events.filter((line) => line.presensi_id === event.presensi_id));
    }
  }
  return { rows, lines };
}
