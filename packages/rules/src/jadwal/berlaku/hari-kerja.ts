import type { WaktuLokal } from '../../waktu/waktu-lokal.ts';
import { toWaktuLokal } from '../../waktu/waktu-lokal.ts';
import type { Tanggal } from '../../waktu/tanggal.ts';
import { findHariLibur } from '../../hari-libur/hari-libur.ts';
import { findPilihanJadwal, type PilihanJadwal } from './jadwal-berlaku.ts';
import { findBarisJadwal } from '../jam/jadwal.ts';
import type { FaktaJadwalAnggota, FaktaJadwalOrganisasi } from '../jam/fakta-jadwal.ts';
import { toJamKerja, type JamKerja } from '../jam/jam-kerja.ts';

/** Why no work is expected on a date. */
export type SebabLibur =
  | { sebab: 'tanpa_jadwal' }
  /** A weekday without hours, or a day off of a cycle or roster. */
  | { sebab: 'hari_bebas' }
  | { sebab: 'hari_libur'; hari_libur_id: number; nama: string };

/** What a date asks of a member: hours, or a day off with its reason. */
export type HariKerja = {
  tanggal: Tanggal;
  tengahMalam: WaktuLokal;
  pilihan: PilihanJadwal | null;
} & ({ kerja: JamKerja; libur: null } | { kerja: null; libur: SebabLibur });

/** What is expected of a member on a date, by the schedule in force and, where that follows them, the holidays. */
export function judgeHariKerja(
  organisasi: FaktaJadwalOrganisasi,
  anggota: FaktaJadwalAnggota,
  tanggal: Tanggal,
): HariKerja {
  const pilihan = findPilihanJadwal(organisasi, anggota, tanggal);
  const hari = { tanggal, tengahMalam: toWaktuLokal(tanggal, 0), pilihan };

  if (!pilihan) return { ...hari, kerja: null, libur: { sebab: 'tanpa_jadwal' } };
  const baris = pilihan.jadwal && findBarisJadwal(pilihan.jadwal, tanggal);
  if (!pilihan.jadwal || !baris) return { ...hari, kerja: null, libur: { sebab: 'hari_bebas' } };

  const holiday = pilihan.jadwal.ikut_libur ? findHariLibur(organisasi.hariLibur, tanggal) : undefined;
  if (holiday) {
    return {
      ...hari,
      kerja: null,
      libur: { sebab: 'hari_libur', hari_libur_id: holiday.hari_libur_id, nama: holiday.nama },
    };
  }
  return { ...hari, kerja: toJamKerja(pilihan.jadwal, baris), libur: null };
}
