import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { sebutEsokHari, sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { MulaiBaru } from '@hadir/rules/jadwal/berlaku/judge-mulai-baru.ts';
import { toJam, type Menit } from '@hadir/rules/waktu/jam.ts';
import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** The date that somebody said, and how many days of work he has behind him then. */
type Tertulis = { tgl_mulai: Tanggal | null; lewat: number; today: Tanggal };

/** What whoever adds a member should know of when he begins, before he is added; null where nothing is to be said. */
export function sebutMulaiBaru(hariIni: MulaiBaru, { tgl_mulai, lewat, today }: Tertulis): string | null {
  const { kerja, is_tutup, is_lewat_masuk } = hariIni;
  const awal = tgl_mulai ?? hariIni.tgl_mulai;
  if (awal < today) {
    return lewat === 0
      ? null
      : `${sebutAngka(lewat)} hari kerjanya sejak ${sebutTanggal(awal)} sudah lewat, dan terhitung Absen bila presensinya tidak ada.`;
  }
  if (!kerja) return null;
  const tutup = `Jam presensi hari ini sudah tutup pukul ${pukul(kerja.tutup)}`;
  if (is_tutup && tgl_mulai === null) return `${tutup}, jadi keanggotaannya mulai besok, ${sebutTanggal(awal)}.`;
  if (awal > today) return null;
  if (is_tutup) return `${tutup}: hari ini akan terhitung Absen bila presensinya tidak ada.`;
  return is_lewat_masuk
    ? `Jam masuk hari ini, ${pukul(kerja.masuk)}, sudah lewat: hari ini akan terhitung Absen bila ia tidak presensi sampai pukul ${pukul(kerja.tutup)}.`
    : null;
}

const pukul = (menit: Menit): string => sebutEsokHari(sebutJam(toJam(menit * 60)), menit >= SEHARI_MENIT);
