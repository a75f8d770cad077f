import { judgeHariKerja } from '../jadwal/hari-kerja.ts';
import type { JadwalAnggotaFacts, JadwalOrganisasiFacts } from '../jadwal/jadwal-facts.ts';
import { attributeEvent } from '../presensi/attribute-event.ts';
import { addDays, type Tanggal } from '../tanggal.ts';
import { tanggalOfWaktu, type WaktuLokal } from '../waktu-lokal.ts';

/**
 * The dates whose day changes when an event at that moment comes or goes: one, or two at a change of the member's own
 * shifts; these and no others must be judged again. The facts must reach from two dates before its own to one after.
 */
export function findDaysTouchedByEvent(
  organisasi: JadwalOrganisasiFacts,
  anggota: JadwalAnggotaFacts,
  waktu: WaktuLokal,
): Tanggal[] {
  const own = tanggalOfWaktu(waktu);
  const days = [-2, -1, 0, 1].map((offset) => judgeHariKerja(organisasi, anggota, addDays(own, offset)));
  return attributeEvent(waktu, days).hari.map((hari) => hari.tanggal);
}
