import type { TanggalRange } from '../../waktu/tanggal.ts';
import type { KeputusanCuti } from './tindakan-cuti.ts';

/** What an approval is called: a change by what the member asked for, whichever level gave the dates. */
export const sebutanSetuju = (diminta: TanggalRange, diberi: TanggalRange): KeputusanCuti =>
  diberi.tgl_awal === diminta.tgl_awal && diberi.tgl_akhir === diminta.tgl_akhir ? 'disetujui' : 'diubah';
