import type { PaketKehadiran } from '../pesan/paket-kehadiran.ts';
import type { SatuanSimulator, UlahPtk } from './ptk-simulator.ts';

type Baris = PaketKehadiran['baris'][number];
type Diterima = { nomor: string; satuan: PaketKehadiran['satuan']; bulan: string; baris: Baris };

/** What it does with a sending besides answering it: `putus` cuts the line after the work is done. */
type UlahKehadiran = 'putus' | 'sibuk' | 'lambat';

/**
 * How it is told to behave: what goes wrong with which request of its kind, by their number from 1 (`*`: with all that
 * are not named). Whatever is left out stays as it was.
 */
export type Aturan = {
  kehadiran?: Record<string, UlahKehadiran>;
  ptk?: Record<string, UlahPtk>;
  /** Institutions by the number by which they are asked for (their own, NSM or NPSN). */
  satuan?: Record<string, SatuanSimulator>;
};

/** What it has seen: what holds of each person's month, every row as it came, and how often pages were asked for. */
export type Keadaan = { diterima: Diterima[]; datang: Baris[]; halaman_diminta: number };

export type Isi = {
  aturan: Required<Aturan>;
  diterima: Map<string, Diterima>;
  datang: Baris[];
  ke: { kehadiran: number; ptk: number };
};

export const kosong = (): Isi => ({
  aturan: { kehadiran: {}, ptk: {}, satuan: {} },
  diterima: new Map(),
  datang: [],
  ke: { kehadiran: 0, ptk: 0 },
});

export const ulahOf = <T>(ulah: Record<string, T>, ke: number): T | undefined => ulah[ke] ?? ulah['*'];
