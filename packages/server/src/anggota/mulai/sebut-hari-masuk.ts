import { isMulaiJauh } from '@hadir/rules/anggota/is-mulai-jauh.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { sebutEsokHari, sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { HariMasuk } from '@hadir/rules/jadwal/berlaku/judge-hari-masuk.ts';
import { toJam, type Menit } from '@hadir/rules/waktu/jam.ts';
import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** From when somebody would be a member, and how many days of work he has behind him then. */
type Mulai = { tgl_mulai: Tanggal; lewat: number; today: Tanggal };

/** What whoever adds a member should know of the day he begins, before he is added; null where nothing is to be said. */
export function sebutHariMasuk({ kerja, is_tutup, is_lewat_masuk }: HariMasuk, mulai: Mulai): string | null {
  const { tgl_mulai, lewat, today } = mulai;
  if (tgl_mulai > today) {
    return isMulaiJauh(tgl_mulai, today)
      ? `Sampai ${sebutTanggal(tgl_mulai)} ia belum anggota: tidak dapat presensi, dan tidak ada di jadwal dan laporan.`
      : null;
  }
  if (tgl_mulai < today) {
    return lewat === 0
      ? null
      : `${sebutAngka(lewat)} hari kerjanya sejak ${sebutTanggal(tgl_mulai)} sudah lewat, dan terhitung Absen bila presensinya tidak ada.`;
  }
  if (!kerja) return null;
  if (is_tutup) {
    return `Jam presensi hari ini sudah tutup pukul ${pukul(kerja.tutup)}: hari ini terhitung Absen bila presensinya tidak ada.`;
  }
  return is_lewat_masuk
    ? `Jam masuk hari ini, ${pukul(kerja.masuk)}, sudah lewat: hari ini terhitung Absen bila ia tidak presensi sampai pukul ${pukul(kerja.tutup)}.`
    : null;
}

const pukul = (menit: Menit): string => sebutEsokHari(sebutJam(toJam(menit * 60)), menit >= SEHARI_MENIT);
