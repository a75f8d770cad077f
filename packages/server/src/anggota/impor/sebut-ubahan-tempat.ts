import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import type { Tempat } from '../penempatan/place-anggota.ts';
import type { AcuanPenempatan } from './read-baris-penempatan.ts';

/** What a row makes of where its member stands, each as it is and as it will be: 'Grup: Guru → Tata Usaha'; '' where it stays. */
export function sebutUbahanTempat(
  { user_id, group_id, role, lokasi_presensi_ids }: Tempat,
  { anggota, grup, lokasi }: Pick<AcuanPenempatan, 'anggota' | 'grup' | 'lokasi'>,
): string {
  const kini = anggota.get(user_id);
  if (!kini) return '';
  const grupDari = kini.nama_group ?? 'tanpa grup';
  const grupKe = grup.find(({ nilai }) => nilai === group_id)?.label ?? 'tanpa grup';
  const lokasiKe = (lokasi_presensi_ids ?? []).flatMap((id) => lokasi.find(({ nilai }) => nilai === id)?.label ?? []);
  const ubahan = [
    group_id !== undefined && group_id !== kini.group_id && `Grup: ${grupDari} → ${grupKe}`,
    role !== undefined && role !== kini.role && `Peran: ${LABEL_ROLE[kini.role]} → ${LABEL_ROLE[role]}`,
    lokasi_presensi_ids !== undefined &&
      !isSama(kini.lokasi, lokasi_presensi_ids) &&
      `Lokasi: ${sebutLokasi(kini.nama_lokasi)} → ${sebutLokasi(lokasiKe)}`,
  ];
  return ubahan.filter(Boolean).join('; ');
}

const isSama = (some: readonly number[], others: readonly number[]): boolean =>
  new Set([...some, ...others]).size === new Set(some).size && new Set(some).size === new Set(others).size;

const sebutLokasi = (nama: readonly string[]): string => nama.join(', ') || 'semua lokasi';
