import type { Galat } from './read-baris-anggota.ts';
import { judulOf } from './kolom-anggota.ts';

/** What only one person may have: within the organisation, or (names to sign in with) anywhere. */
const TUNGGAL = ['pin', 'nip', 'nik', 'nuptk', 'username', 'email'] as const;
type FieldTunggal = (typeof TUNGGAL)[number];

type Baris = { baris: number; isi: Record<FieldTunggal, string | null> };
/** Whose a value is already: a member's name, or an account out of view. */
export type Terpakai = { [F in FieldTunggal]: ReadonlyMap<string, string> };

/** Which values of each row stand in an earlier row too, or belong to somebody already; by the row's number. */
export function findRepeated(rows: Baris[], terpakai: Terpakai): Map<number, Galat[]> {
  const found = new Map<number, Galat[]>();
  for (const field of TUNGGAL) {
    const first = new Map<string, number>();
    for (const { baris, isi } of rows) {
      const nilai = isi[field]?.toLowerCase();
      if (!nilai) continue;
      const pesan = messageOf(judulOf(field), isi[field] ?? '', first.get(nilai), terpakai[field].get(nilai));
      if (pesan) found.set(baris, [...(found.get(baris) ?? []), { kolom: judulOf(field), pesan }]);
      if (!first.has(nilai)) first.set(nilai, baris);
    }
  }
  return found;
}

function messageOf(judul: string, nilai: string, before: number | undefined, pemilik: string | undefined) {
  if (before !== undefined) return `${judul} ${nilai} juga ada di baris ${before}`;
  return pemilik === undefined ? undefined : `${judul} ${nilai} sudah dipakai ${pemilik}`;
}
