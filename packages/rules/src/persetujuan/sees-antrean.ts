import { hasIzin, type Izin } from '../akses/izin.ts';
import type { Pemegang } from '../akses/pemegang.ts';
import { isReadOnly } from '../akses/peran.ts';
import { seesSemua } from '../akses/terlihat.ts';

/** What waits and is nobody's request, by the name of what it is read by. */
const NAMA = {
  ditinjau: 'presensi-manual.index',
  gangguan: 'presensi.daftar-presensi',
  pendaftaran_wajah: 'user.index',
  swafoto_wajah: 'presensi-manual.index',
  tertahan: 'perangkat.index',
} as const satisfies Record<string, Izin>;
export type AntreanTanpaAjuan = keyof typeof NAMA;

/**
 * Whether somebody has such a queue: who sees everybody's rows, each where he holds its name (aturan/akses#izin,
 * aturan/wajah#putusan). Photos that wait to be recognised are there for who may say whose they are, not for who only reads.
 */
export const seesAntrean = ({ peran, izin }: Pemegang, antrean: AntreanTanpaAjuan): boolean =>
  seesSemua(peran) && hasIzin(peran, NAMA[antrean], izin) && !(antrean === 'pendaftaran_wajah' && isReadOnly(peran));
