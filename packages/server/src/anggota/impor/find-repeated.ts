import type { listSebutan } from '../dasar/sebutan.queries.ts';
import type { Galat } from '../../platform/http/impor/impor-lembar.ts';
import { judulOf } from './kolom-anggota.ts';

/** What only one person may have: within the organisation, or (names to sign in with) anywhere. */
const TUNGGAL = ['pin', 'nip', 'nik', 'nuptk', 'username', 'email'] as const;
type FieldTunggal = (typeof TUNGGAL)[number];

type Baris = { baris: number; isi: Record<FieldTunggal, string | null> };
/** Whose a value is already: a member's name, or an account out of view. */
export type Terpakai = { [F in FieldTunggal]: ReadonlyMap<string, string> } & {
  /** What people of the tenant go by, those of this organisation among them. */
  sebutan: Awaited<ReturnType<typeof listSebutan>>;
};

/** Which values of each row stand in an earlier row too, or belong to somebody already; by the row's number. */
export function findRepeated(rows: Baris[], terpakai: Terpakai): Map<number, Galat[]> {
  const found = new Map<number, Galat[]>();
  for (const field of TUNGGAL) {
    const first = new Map<string, number>();
    for (const { baris, isi } of rows) {
      const nilai = isi[field]?.toLowerCase();
      if (!nilai) continue;
      const asli = isi[field] ?? '';
      const pesan =
        messageOf(judulOf(field), asli, first.get(nilai), terpakai[field].get(nilai)) ??
        sebutOrangLain(field, asli, terpakai.sebutan.get(asli));
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

/** Of a number or username that is somebody's beyond the organisation: that it is so, and nothing of whose. */
function sebutOrangLain(
  field: FieldTunggal,
  nilai: string,
  sebutan: ReturnType<Terpakai['sebutan']['get']>,
): string | undefined {
  const judul = judulOf(field);
  if (!sebutan || field === 'pin' || field === 'email') return undefined;
  if (field === 'username')
    return sebutan.user_ids.length > 0 ? `${judul} ${nilai} nomor (NIP, NIK, NUPTK) orang lain` : undefined;
  if (sebutan.is_username) return `${judul} ${nilai} dipakai sebagai nama pengguna akun lain`;
  return sebutan.is_nasional
    ? `${judul} ${nilai} milik orang yang sudah dikenal di induk ini. Undang ia lewat Tambah anggota, lalu hapus barisnya`
    : undefined;
}
