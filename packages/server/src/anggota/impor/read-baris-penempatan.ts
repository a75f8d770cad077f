import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { canManage, type Peran } from '@hadir/rules/akses/peran.ts';
import { readPilihan, readTeks, type Baca, type Pilihan } from '../../platform/files/xlsx/read-cell.ts';
import type { BarisTabel } from '../../platform/files/xlsx/read-table.ts';
import { readBeberapa } from '../../platform/files/xlsx/read-beberapa.ts';
import type { FieldPenempatan } from './kolom-penempatan.ts';
import type { Tempat } from '../penempatan/place-anggota.ts';
import type { listTempat } from '../penempatan/penempatan.queries.ts';
import { galatPemilik } from './galat-pemilik.ts';
import type { Galat } from '../../platform/http/impor/impor-lembar.ts';

type Sekarang = Awaited<ReturnType<typeof listTempat>>[number];
export type AcuanPenempatan = {
  grup: Pilihan<number>;
  lokasi: Pilihan<number>;
  anggota: ReadonlyMap<number, Sekarang>;
  peran: Peran;
};

const ROLE = ([KODE_PERAN.operator, KODE_PERAN.user] as const).map((nilai) => ({ label: LABEL_ROLE[nilai], nilai }));

/**
 * One row of the file as a place. An emptied group is none, emptied locations are all of them, an empty role and a
 * column that the file lacks leave things as they are.
 */
export function readBarisPenempatan(
  { sel }: Pick<BarisTabel<FieldPenempatan>, 'sel'>,
  { grup, lokasi, anggota, peran }: AcuanPenempatan,
): { isi: Tempat; galat: Galat[] } {
  const galat: Galat[] = [];
  const take = <T>(kolom: string, baca: Baca<T>): T | null => {
    if ('nilai' in baca) return baca.nilai;
    galat.push({ kolom, pesan: baca.pesan });
    return null;
  };

  const user_id = Number(take('ID', readTeks(sel.user_id)) ?? Number.NaN);
  const dikenal = anggota.get(user_id);
  // Whose membership has ended stands nowhere: the format does not list him either.
  const sekarang = dikenal?.is_anggota ? dikenal : undefined;
  galat.push(...galatPemilik(sel, sekarang, 'Bukan anggota aktif instansi ini'));
  const role = take('Peran', readPilihan(sel.role, ROLE, 'Peran')) ?? undefined;
  if (sekarang && role !== undefined && role !== sekarang.role) {
    const isAllowed = [peranTertinggi(sekarang), peranTertinggi({ ...sekarang, role })].every((one) =>
      canManage(peran, one),
    );
    if (!isAllowed) galat.push({ kolom: 'Peran', pesan: 'Anda tidak dapat mengubah peran ini' });
  }
  return {
    isi: {
      user_id,
      role,
      group_id: sel.grup === undefined ? undefined : take('Grup', readPilihan(sel.grup, grup, 'Grup')),
      lokasi_presensi_ids:
        sel.lokasi === undefined
          ? undefined
          : [
              ...new Set(
                readBeberapa(sel.lokasi, lokasi, 'Lokasi').flatMap((baca) => take('Lokasi Presensi', baca) ?? []),
              ),
            ],
    },
    galat,
  };
}
