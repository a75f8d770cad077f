import { TAHUN_DI_LUAR } from '@hadir/contract/kit/kalimat-rentang.ts';
import { satuSpasi } from '@hadir/contract/kit/fields.ts';
import { isTahunTertulis } from '@hadir/rules/waktu/tahun-tertulis.ts';
import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Sel } from './kolom.ts';

/** What a cell says, or why it cannot be read. An empty cell says null. */
export type Baca<T> = { nilai: T | null } | { pesan: string };

const ANGKA_AMAN = 1e15;

/** Text; a number only where Excel has kept every digit of it (long ones it rounds). */
export function readTeks(sel: Sel | undefined): Baca<string> {
  if (sel === null || sel === undefined || sel === '') return { nilai: null };
  if (typeof sel === 'string') return { nilai: sel };
  if (typeof sel === 'number' && Number.isInteger(sel) && Math.abs(sel) < ANGKA_AMAN) return { nilai: String(sel) };
  if (typeof sel === 'number') return { pesan: 'Excel membulatkan angka ini. Jadikan sel ini teks, lalu tulis ulang' };
  return { pesan: 'Isi dengan teks' };
}

// A bare number may as well be a year or a slip of the keys: which day is meant is not guessed.
const HILANG_FORMAT =
  'Sel ini angka, bukan tanggal: kolomnya kehilangan format tanggal. Beri kolomnya format Tanggal di Excel, atau tulis 31-12-2026';

/** A date as YYYY-MM-DD: a date cell, or text as TTTT-BB-HH or, as people write it, H-B-TTTT, H/B/TTTT or H.B.TTTT. */
export function readTanggal(sel: Sel | undefined): Baca<string> {
  if (sel === null || sel === undefined || sel === '') return { nilai: null };
  if (typeof sel === 'number') return { pesan: HILANG_FORMAT };
  const iso = sel instanceof Date ? sel.toISOString().slice(0, 10) : toIso(typeof sel === 'string' ? sel : '');
  if (!isTanggal(iso)) return { pesan: 'Isi tanggal yang ada, misalnya 31-12-2026' };
  return isTahunTertulis(iso) ? { nilai: iso } : { pesan: TAHUN_DI_LUAR };
}

function toIso(text: string): string {
  const [, h = '', b = '', t] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  return t ? `${t}-${b.padStart(2, '0')}-${h.padStart(2, '0')}` : text;
}

/** Each with what it is also written as. */
export type Pilihan<T> = readonly { label: string; nilai: T; lain?: readonly string[] }[];

const rapi = (text: string): string => satuSpasi(text.trim()).toLowerCase();

/** One of the choices, by its label or another spelling of it, whatever its capitals, a run of blanks as one; they are named in the refusal where they are few. */
export function readPilihan<T>(sel: Sel | undefined, pilihan: Pilihan<T>, nama: string): Baca<T> {
  const teks = readTeks(sel);
  if ('pesan' in teks) return teks;
  if (teks.nilai === null) return { nilai: null };
  const wish = rapi(teks.nilai);
  const found = pilihan.find(({ label, lain = [] }) => [label, ...lain].some((one) => rapi(one) === wish));
  if (found) return { nilai: found.nilai };
  const few =
    pilihan.length > 0 && pilihan.length <= 6 ? `. Pilih ${pilihan.map(({ label }) => label).join(', ')}` : '';
  return { pesan: `${nama} "${teks.nilai}" tidak ada${few}` };
}
