import { hariKerjaOf } from '../jadwal/berlaku/hari-kerja-of.ts';
import type { FaktaJadwalAnggota, FaktaJadwalOrganisasi } from '../jadwal/jam/fakta-jadwal.ts';
import { attributeEvent } from '../presensi/ketukan/attribute-event.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { dayOfWaktu, type WaktuLokal } from '../waktu/waktu-lokal.ts';

/**
 * The dates whose day changes when an event at that moment comes or goes: one, or two at a change of the member's own
 * shifts; these and no others must be judged again. The facts must reach from two dates before its own to one after.
 */
export function findDaysTouchedByEvent(
  organisasi: FaktaJadwalOrganisasi,
  anggota: FaktaJadwalAnggota,
  waktu: WaktuLokal,
  hariKerja = hariKerjaOf(organisasi, anggota),
): Tanggal[] {
  const own = dayOfWaktu(waktu);
  const days = [hariKerja(own - 2), hariKerja(own - 1), hariKerja(own), hariKerja(own + 1)];
  return attributeEvent(waktu, days).hari.map((hari) => hari.tanggal);
}
