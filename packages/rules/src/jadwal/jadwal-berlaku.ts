import { isBerlaku, type Berlaku, type Tanggal } from '../tanggal.ts';
import { STATUS_RECORD } from '../kode/status-record.ts';
import type { Jadwal } from './jadwal.ts';
import { indexSiklus } from './index-siklus.ts';
import type { JadwalAnggotaFacts, JadwalKerja, JadwalOrganisasiFacts, PolaKerja } from './jadwal-facts.ts';
import type { LapisanJadwal } from './lapisan-jadwal.ts';

/** One layer's answer for a member and a date: a version of a jadwal, or (null) a day off. */
export type PilihanJadwal = Berlaku & { lapisan: LapisanJadwal; id: number; jadwal: Jadwal | null };

export type JadwalBerlaku = {
  /** Null: no layer says anything, so no work is expected. */
  berlaku: PilihanJadwal | null;
  /** The layers that would have answered, in the order in which they would. */
  kalah: readonly PilihanJadwal[];
};

type Kandidat = Berlaku & { id: number; jadwal_id: number | null };

/**
 * The schedule in force for a member on a date, and what it outranks (domain §4): layers in their order, and within a
 * layer a bounded range before an open one, then the later tgl_mulai, then the higher id. A layer whose jadwal has no
 * version on the date does not answer.
 */
export function findJadwalBerlaku(
  organisasi: JadwalOrganisasiFacts,
  anggota: JadwalAnggotaFacts,
  tanggal: Tanggal,
): JadwalBerlaku {
  const pilihan: PilihanJadwal[] = [];
  const add = (lapisan: LapisanJadwal, kandidat: readonly Kandidat[]) => {
    const ordered = kandidat.length > 1 ? kandidat.toSorted(byPrecedence) : kandidat;
    for (const { id, jadwal_id, tgl_mulai, tgl_selesai } of ordered) {
      const jadwal = jadwal_id === null ? null : findVersi(organisasi.jadwal, jadwal_id, tanggal);
      if (jadwal !== undefined) pilihan.push({ lapisan, id, jadwal, tgl_mulai, tgl_selesai });
    }
  };
  const inGrup = ({ group_id }: { group_id: number }) =>
    anggota.grup.some((grup) => grup.group_id === group_id && isBerlaku(grup, tanggal));

  add(
    'tukar-shift',
    onDate(anggota.tukarShift, tanggal, (row) => row.tukar_shift_id),
  );
  add(
    'roster',
    onDate(anggota.jadwalShift, tanggal, (row) => row.jadwal_shift_id),
  );
  add('pola-anggota', ofPola(anggota.polaKerja, tanggal));
  add('pola-grup', ofPola(organisasi.polaKerjaGrup.filter(inGrup), tanggal));
  add('jadwal-anggota', ofJadwalKerja(anggota.jadwalKerja, tanggal));
  add('jadwal-grup', ofJadwalKerja(organisasi.jadwalKerjaGrup.filter(inGrup), tanggal));
  add('jadwal-organisasi', ofJadwalKerja(organisasi.jadwalKerja, tanggal));
  add(
    'bawaan-tenant',
    organisasi.jadwalBawaan.filter((row) => isBerlaku(row, tanggal)).map((row) => ({ ...row, id: row.jadwal_id })),
  );

  return { berlaku: pilihan[0] ?? null, kalah: pilihan.slice(1) };
}

function findVersi(jadwal: readonly Jadwal[], jadwal_id: number, tanggal: Tanggal): Jadwal | undefined {
  return jadwal.find((versi) => versi.jadwal_id === jadwal_id && isBerlaku(versi, tanggal));
}

function onDate<Row extends { tanggal: Tanggal; jadwal_id: number | null }>(
  rows: readonly Row[],
  tanggal: Tanggal,
  idOf: (row: Row) => number,
): Kandidat[] {
  return rows
    .filter((row) => row.tanggal === tanggal)
    .map((row) => ({ id: idOf(row), jadwal_id: row.jadwal_id, tgl_mulai: tanggal, tgl_selesai: tanggal }));
}

function ofPola(pola: readonly PolaKerja[], tanggal: Tanggal): Kandidat[] {
  return pola
    .filter((row) => row.siklus.length > 0 && isBerlaku(row, tanggal))
    .map((row) => ({ ...row, id: row.pola_kerja_id, jadwal_id: jadwalOfSiklus(row, tanggal) }));
}

function ofJadwalKerja(rows: readonly JadwalKerja[], tanggal: Tanggal): Kandidat[] {
  return rows
    .filter((row) => row.status === STATUS_RECORD.aktif && isBerlaku(row, tanggal))
    .map((row) => ({ ...row, id: row.setting_jadwal_id }));
}

function jadwalOfSiklus({ siklus, tgl_acuan }: PolaKerja, tanggal: Tanggal): number | null {
  return siklus[indexSiklus({ tgl_acuan, panjang: siklus.length }, tanggal)] ?? null;
}

function byPrecedence(a: Kandidat, b: Kandidat): number {
  const bounded = Number(a.tgl_selesai === null) - Number(b.tgl_selesai === null);
  if (bounded !== 0) return bounded;
  if (a.tgl_mulai !== b.tgl_mulai) return a.tgl_mulai < b.tgl_mulai ? 1 : -1;
  return b.id - a.id;
}
