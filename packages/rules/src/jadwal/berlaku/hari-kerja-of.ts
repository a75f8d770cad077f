import { fromDayNumber } from '../../waktu/tanggal.ts';
import { judgeHariKerja, type HariKerja } from './hari-kerja.ts';
import type { FaktaJadwalAnggota, FaktaJadwalOrganisasi } from '../jam/fakta-jadwal.ts';

/** What a date, by its day number, asks of one member. */
export type HariKerjaOf = (day: number) => HariKerja;

/** Judges a date when somebody asks for it, and once: of a single tap most dates nobody does, and some several times. */
export function hariKerjaOf(organisasi: FaktaJadwalOrganisasi, anggota: FaktaJadwalAnggota): HariKerjaOf {
  const known = new Map<number, HariKerja>();
  return (day) => {
    const before = known.get(day);
    if (before) return before;
    const hari = judgeHariKerja(organisasi, anggota, fromDayNumber(day));
    known.set(day, hari);
    return hari;
  };
}
