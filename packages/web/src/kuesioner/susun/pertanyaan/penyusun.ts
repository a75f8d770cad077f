import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { Salah } from '../isi/salah-isi.ts';
import type { Seret } from './use-seret.ts';

/** What the parts of the builder share. */
export type Penyusun = {
  bagian: readonly Bagian[];
  salah: Salah;
  /** The question that is open to be written. */
  aktif: number | null;
  open: (pertanyaan_id: number | null) => void;
  /** `kunci` names the field, so that letters typed in a row are one step. */
  change: (bagian: Bagian[], kunci?: string) => void;
  /** Says what happened to who does not see it. */
  sebut: (kabar: string) => void;
  seret: Seret;
};
