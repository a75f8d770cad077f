import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import type { JenisKlaim } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';
import { findMenunggu, type Menunggu, type Sisi } from './find-menunggu.ts';

export type IsianPerbaikan = {
  jenis: JenisKlaim;
  jam_masuk: string | null;
  jam_pulang: string | null;
  keterangan: string;
};

type Semula = IsianPerbaikan & { sehari: boolean };

const NAMA: Record<Sisi, string> = { jam_masuk: 'datang', jam_pulang: 'pulang' };
const SISI: readonly Sisi[] = ['jam_masuk', 'jam_pulang'];

type Hari = Pick<
  BarisKehadiran,
  'jadwal' | 'jam_masuk' | 'jam_pulang' | 'presensi' | 'terlambat_menit' | 'pulang_cepat_menit'
>;
const KURANG = { jam_masuk: 'terlambat_menit', jam_pulang: 'pulang_cepat_menit' } as const;

type Perbaikan = { sisi: readonly Sisi[]; menunggu: Menunggu; isian: IsianPerbaikan };

/**
 * What a correction of a day begins with: the sides that nothing counts for, at the time of what waits for a review, else
 * at the hours that were due. Where both are there either may be mended: who came late or left early gets that side at the
 * hour that was due, and what is empty stays as it is. What was asked for already and refused (`semula`) is asked for again as
 * it was written.
 */
export function toPerbaikan(hari: Hari, semula?: Semula): Perbaikan {
  const kosong = SISI.filter((sisi) => hari[sisi] === null);
  const sisi = kosong.length === 0 ? SISI : kosong;
  const menunggu = findMenunggu(hari);
  const salah = kosong.length > 0 ? kosong : SISI.filter((one) => hari[KURANG[one]] > 0);
  const usul = (one: Sisi) => {
    if (semula && !semula.sehari) return semula[one];
    if (!salah.includes(one)) return null;
    const waits = menunggu[one];
    return waits ? `${sebutJam(waits.jam)}:00` : (hari.jadwal?.[one] ?? hari[one]);
  };
  const namaOf = (some: readonly Sisi[]) => some.map((one) => NAMA[one]).join(' dan ');
  const lupa = namaOf(kosong.filter((one) => !menunggu[one]));
  const tinjau = namaOf(kosong.filter((one) => menunggu[one]));
  const keterangan = [lupa && `Lupa presensi ${lupa}`, tinjau && `Presensi ${tinjau} yang tercatat menunggu tinjauan`];
  return {
    sisi,
    menunggu,
    isian: {
      jenis: semula?.jenis ?? 'lupa presensi',
      jam_masuk: usul('jam_masuk'),
      jam_pulang: usul('jam_pulang'),
      keterangan: semula?.keterangan ?? keterangan.filter(Boolean).join('. '),
    },
  };
}
