import type { HariKehadiran } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import type { JenisKlaim } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';

export type Sisi = 'jam_masuk' | 'jam_pulang';
export type IsianPerbaikan = {
  jenis: JenisKlaim;
  jam_masuk: string | null;
  jam_pulang: string | null;
  keterangan: string;
};

const NAMA: Record<Sisi, string> = { jam_masuk: 'datang', jam_pulang: 'pulang' };
const SISI: readonly Sisi[] = ['jam_masuk', 'jam_pulang'];

type Hari = Pick<HariKehadiran, 'jadwal' | 'jam_masuk' | 'jam_pulang'>;

/**
 * What a correction of a day begins with: the sides that nothing is recorded of, at the hours that were due; where both
 * are there, both, at the hours that were due, since one of them is what is to be mended.
 */
export function toPerbaikan(hari: Hari): { sisi: readonly Sisi[]; isian: IsianPerbaikan } {
  const kosong = SISI.filter((sisi) => hari[sisi] === null);
  const sisi = kosong.length === 0 ? SISI : kosong;
  const usul = (one: Sisi) => (sisi.includes(one) ? (hari.jadwal?.[one] ?? hari[one]) : null);
  const isian = { jenis: 'lupa presensi' as const, jam_masuk: usul('jam_masuk'), jam_pulang: usul('jam_pulang') };
  const lupa = kosong.map((one) => NAMA[one]).join(' dan ');
  return { sisi, isian: { ...isian, keterangan: lupa ? `Lupa presensi ${lupa}` : '' } };
}
