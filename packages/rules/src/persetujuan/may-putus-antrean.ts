import { hasIzin, type Izin } from '../akses/izin.ts';
import type { Pemegang } from '../akses/pemegang.ts';
import { isReadOnly } from '../akses/peran.ts';
import { seesAntrean, type AntreanTanpaAjuan } from './sees-antrean.ts';

/** What a decision asks for: who says whether an event counts, or whose face it shows, reads the days that it belongs to. */
const NAMA = {
  ditinjau: 'presensi.daftar-presensi',
  gangguan: 'presensi.daftar-presensi',
  pendaftaran_wajah: 'user.index',
  swafoto_wajah: 'presensi.daftar-presensi',
  tertahan: 'perangkat.index',
} as const satisfies Record<AntreanTanpaAjuan, Izin>;

/** Whether somebody decides what stands in such a queue (aturan/akses#izin): who sees it, writes, and holds the name of the decision. */
export const mayPutusAntrean = (oleh: Pemegang, antrean: AntreanTanpaAjuan): boolean =>
  seesAntrean(oleh, antrean) && !isReadOnly(oleh.peran) && hasIzin(oleh.peran, NAMA[antrean], oleh.izin);
