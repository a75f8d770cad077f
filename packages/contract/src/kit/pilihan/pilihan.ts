/**
 * A filter that is a choice among values: a screen offers one of them or several. Of one that is offered alone the call may
 * take a list all the same.
 */
export type Pilihan =
  | { pilih: 'satu' | 'satu dalam daftar'; nilai: readonly (string | number)[] }
  | { pilih: 'beberapa'; nilai: readonly number[] };
export type SaringPilihan = Readonly<Record<string, Pilihan>>;

export type NilaiPilihan<P extends Pilihan> = P['nilai'][number];
/** What a call takes of it. */
export type IsiPilihan<P extends Pilihan> = P extends { pilih: 'satu' } ? NilaiPilihan<P> : NilaiPilihan<P>[];
