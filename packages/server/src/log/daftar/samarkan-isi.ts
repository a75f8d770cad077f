import { samarkan } from '@hadir/rules/akses/terlihat.ts';

const TERTUTUP = new Set(['atribut', 'pin', 'tgl_lahir']);
const NOMOR = new Set(['nik', 'no_hp', 'pemohon_no_hp']);

/** What a change says without people's private numbers, birthdays, PINs and attributes, however deep they stand (aturan/akses#nomor-pribadi). */
export function samarkanIsi(isi: unknown): unknown {
  if (Array.isArray(isi)) return isi.map(samarkanIsi);
  if (typeof isi !== 'object' || isi === null) return isi;
  const entries = Object.entries(isi).filter(([name]) => !TERTUTUP.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      NOMOR.has(name) && typeof value === 'string' ? samarkan(value) : samarkanIsi(value),
    ]),
  );
}
