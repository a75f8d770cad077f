import type { Berlaku, Tanggal } from '../../waktu/tanggal.ts';
import type { HariLibur } from '../../hari-libur/hari-libur.ts';
import type { Jadwal } from './jadwal.ts';

/** An assignment of a jadwal; only status 11 is in force. */
export type JadwalKerja = Berlaku & { setting_jadwal_id: number; jadwal_id: number; status: number };

/** A cycle of days, each a shift or (null) a day off; its first day falls on tgl_acuan and every n days before and after. */
export type PolaKerja = Berlaku & { pola_kerja_id: number; siklus: readonly (number | null)[]; tgl_acuan: Tanggal };

/** What a member's roster says on a date; jadwal_id null is a day off. */
export type JadwalShift = { jadwal_shift_id: number; tanggal: Tanggal; jadwal_id: number | null };

/** An approved swap as one member meets it on one of its two dates: what the other's roster says there. */
export type TukarShift = { tukar_shift_id: number; tanggal: Tanggal; jadwal_id: number | null };

/** What an organisation's schedules are made of, its tenant's included; the same for all its members. */
export type FaktaJadwalOrganisasi = {
  jadwal: readonly Jadwal[];
  jadwalKerja: readonly JadwalKerja[];
  jadwalKerjaGrup: readonly (JadwalKerja & { group_id: number })[];
  polaKerjaGrup: readonly (PolaKerja & { group_id: number })[];
  /** The tenant's default. */
  jadwalBawaan: readonly (Berlaku & { jadwal_id: number })[];
  /** Active holidays: national, tenant's and the organisation's own. */
  hariLibur: readonly HariLibur[];
};

export type FaktaJadwalAnggota = {
  grup: readonly (Berlaku & { group_id: number })[];
  jadwalKerja: readonly JadwalKerja[];
  polaKerja: readonly PolaKerja[];
  jadwalShift: readonly JadwalShift[];
  tukarShift: readonly TukarShift[];
};
