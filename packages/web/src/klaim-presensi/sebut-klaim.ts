import { kapital } from '@hadir/contract/kit/kapital.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { formatHariTanggal } from '../kit/format/format.ts';

/** The dates of a claim. */
export function sebutTanggalKlaim({
  tgl_mulai,
  tgl_selesai,
}: Pick<KlaimPresensi, 'tgl_mulai' | 'tgl_selesai'>): string {
  return tgl_mulai === tgl_selesai ? formatHariTanggal(tgl_mulai) : formatRentang(tgl_mulai, tgl_selesai);
}

/** What it grants on each of them: 'Hadir sehari penuh', 'Datang 07:00, pulang 14:00'. */
export function sebutHakKlaim(klaim: Pick<KlaimPresensi, 'sehari' | 'jam_masuk' | 'jam_pulang'>): string {
  if (klaim.sehari) return 'Hadir sehari penuh';
  const sides = [
    klaim.jam_masuk && `datang ${sebutJam(klaim.jam_masuk)}`,
    klaim.jam_pulang && `pulang ${sebutJam(klaim.jam_pulang)}`,
  ]
    .filter(Boolean)
    .join(', ');
  return kapital(sides);
}

/** Whom it is for: one by name, more by their number. */
export function sebutAnggotaKlaim({ anggota }: Pick<KlaimPresensi, 'anggota'>): string {
  const [first, ...others] = anggota;
  if (!first) return '—';
  return others.length === 0 ? first.nama : `${first.nama} dan ${others.length} lainnya`;
}
