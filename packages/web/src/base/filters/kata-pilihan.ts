import type { NilaiPilihan, Pilihan, SaringPilihan } from '@hadir/contract/kit/pilihan/pilihan.ts';

/** The words of a filter that is a choice among values. */
export type KataPilihan<Nilai = never> = {
  /** Above its input in the dialog. */
  label: string;
  /** Of a value. */
  kata: (nilai: Nilai) => string;
  /** Above the list, where a value of this word is chosen. */
  chip: (kata: string) => string;
};

/** The words of all such filters of a list; what else its screen says of each is `Lain`. */
export type KataSaring<D extends SaringPilihan, Lain> = { [K in keyof D]: KataPilihan<NilaiPilihan<D[K]>> & Lain };

/** A value's word. */
export const sebutPilihan = ({ kata }: KataPilihan, nilai: Pilihan['nilai'][number]): string =>
  // The words and the values of one filter stand under one name.
  kata(nilai as never);
