import { isBerlaku, type Berlaku, type Tanggal } from '../../waktu/tanggal.ts';
import { STATUS_RECORD } from '../../kode/status-record.ts';
import type { Jadwal } from '../jam/jadwal.ts';
import { indexSiklus } from '../pola/index-siklus.ts';
import type { FaktaJadwalAnggota, JadwalKerja, FaktaJadwalOrganisasi, PolaKerja } from '../jam/fakta-jadwal.ts';
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
 * The schedule in force for a member on a date, and what it outranks (aturan/jadwal#lapisan): layers in their order,
 * and within a layer a bounded range before an open one, then the later tgl_mulai, then the higher id. A layer whose
 * jadwal has no version on the date does not answer.
 */
export function findJadwalBerlaku(
  organisasi: FaktaJadwalOrganisasi,
  anggota: FaktaJadwalAnggota,
  tanggal: Tanggal,
): JadwalBerlaku {
  const [berlaku = null, ...kalah] = pilihanInOrder(organisasi, anggota, tanggal);
  return { berlaku, kalah };
}

/** The same without what it outranks, for which the lower layers need not be asked. */
export function findPilihanJadwal(
  organisasi: FaktaJadwalOrganisasi,
  anggota: FaktaJadwalAnggota,
  tanggal: Tanggal,
): PilihanJadwal | null {
  for (const pilihan of pilihanInOrder(organisasi, anggota, tanggal)) return pilihan;
  return null;
}

function* pilihanInOrder(
  organisasi: FaktaJadwalOrganisasi,
  anggota: FaktaJadwalAnggota,
  tanggal: Tanggal,
): Generator<PilihanJadwal> {
  for (const [lapisan, kandidatOf] of LAPISAN) {
    const kandidat = kandidatOf(organisasi, anggota, tanggal);
    const ordered = kandidat.length > 1 ? kandidat.toSorted(byPrecedence) : kandidat;
    for (const { id, jadwal_id, tgl_mulai, tgl_selesai } of ordered) {
      const jadwal = jadwal_id === null ? null : findVersi(organisasi.jadwal, jadwal_id, tanggal);
      if (jadwal !== undefined) yield { lapisan, id, jadwal, tgl_mulai, tgl_selesai };
    }
  }
}

type KandidatOf = (
  organisasi: FaktaJadwalOrganisasi,
  anggota: FaktaJadwalAnggota,
  tanggal: Tanggal,
) => readonly Kandidat[];

const NONE: readonly Kandidat[] = [];

/** The layers, the strongest first. */
const LAPISAN: readonly (readonly [LapisanJadwal, KandidatOf])[] = [
  ['tukar-shift', (_, { tukarShift }, tanggal) => onDate(tukarShift, tanggal, (row) => row.tukar_shift_id)],
  ['roster', (_, { jadwalShift }, tanggal) => onDate(jadwalShift, tanggal, (row) => row.jadwal_shift_id)],
  ['pola-anggota', (_, { polaKerja }, tanggal) => ofPola(polaKerja, tanggal)],
  ['pola-grup', ({ polaKerjaGrup }, anggota, tanggal) => ofPola(ofGrup(polaKerjaGrup, anggota, tanggal), tanggal)],
  ['jadwal-anggota', (_, { jadwalKerja }, tanggal) => ofJadwalKerja(jadwalKerja, tanggal)],
  [
    'jadwal-grup',
    ({ jadwalKerjaGrup }, anggota, tanggal) => ofJadwalKerja(ofGrup(jadwalKerjaGrup, anggota, tanggal), tanggal),
  ],
  ['jadwal-organisasi', ({ jadwalKerja }, _, tanggal) => ofJadwalKerja(jadwalKerja, tanggal)],
  [
    'bawaan-tenant',
    ({ jadwalBawaan }, _, tanggal) =>
      jadwalBawaan.filter((row) => isBerlaku(row, tanggal)).map((row) => ({ ...row, id: row.jadwal_id })),
  ],
];

/** What is given to groups that the member is in on the date. */
function ofGrup<Row extends { group_id: number }>(
  rows: readonly Row[],
  { grup }: FaktaJadwalAnggota,
  tanggal: Tanggal,
): readonly Row[] {
  if (rows.length === 0) return rows;
  return rows.filter(({ group_id }) => grup.some((one) => one.group_id === group_id && isBerlaku(one, tanggal)));
}

function findVersi(jadwal: readonly Jadwal[], jadwal_id: number, tanggal: Tanggal): Jadwal | undefined {
  return jadwal.find((versi) => versi.jadwal_id === jadwal_id && isBerlaku(versi, tanggal));
}

function onDate<Row extends { tanggal: Tanggal; jadwal_id: number | null }>(
  rows: readonly Row[],
  tanggal: Tanggal,
  idOf: (row: Row) => number,
): readonly Kandidat[] {
  if (rows.length === 0) return NONE;
  return rows
    .filter((row) => row.tanggal === tanggal)
    .map((row) => ({ id: idOf(row), jadwal_id: row.jadwal_id, tgl_mulai: tanggal, tgl_selesai: tanggal }));
}

function ofPola(pola: readonly PolaKerja[], tanggal: Tanggal): readonly Kandidat[] {
  if (pola.length === 0) return NONE;
  return pola
    .filter((row) => row.siklus.length > 0 && isBerlaku(row, tanggal))
    .map((row) => ({ ...row, id: row.pola_kerja_id, jadwal_id: jadwalOfSiklus(row, tanggal) }));
}

function ofJadwalKerja(rows: readonly JadwalKerja[], tanggal: Tanggal): readonly Kandidat[] {
  if (rows.length === 0) return NONE;
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
