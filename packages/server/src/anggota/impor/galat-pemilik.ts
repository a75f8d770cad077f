import { kalimat } from '@hadir/contract/kit/kalimat.ts';
import { isBarisMilik } from '@hadir/rules/anggota/is-baris-milik.ts';
import type { Sel } from '../../platform/files/xlsx/kolom.ts';
import { readTeks } from '../../platform/files/xlsx/read-cell.ts';
import type { Galat } from '../../platform/http/impor/impor-lembar.ts';

type Tertulis = { nama?: Sel | undefined; nip?: Sel | undefined };

/**
 * What is wrong with whom a row is about: its number is of none of these members, or the name or NIP beside it is somebody
 * else's, as where one column was sorted without the others (aturan/anggota#baris-lembar).
 */
export function galatPemilik(
  { nama, nip }: Tertulis,
  anggota: { nama: string; nip: string | null } | undefined,
  bukanAnggota: string,
): Galat[] {
  if (!anggota) return [{ kolom: 'ID', pesan: bukanAnggota }];
  const tertulis = { nama: teksOf(nama), nip: teksOf(nip) };
  if (isBarisMilik(tertulis, anggota)) return [];
  const sebutan = tertulis.nama ?? `NIP ${tertulis.nip}`;
  const pesan = `${kalimat(`ID ini milik ${anggota.nama}, bukan ${sebutan}`)} Samakan barisnya dengan formatnya`;
  return [{ kolom: 'ID', pesan }];
}

const teksOf = (sel: Sel | undefined): string | null => {
  const baca = readTeks(sel);
  return 'nilai' in baca ? baca.nilai : null;
};
