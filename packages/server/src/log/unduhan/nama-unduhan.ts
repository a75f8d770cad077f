import type { Rentang } from '../daftar/saring-log.ts';

const sebut = (tanggal: string) => tanggal.split('-').toReversed().join('-');

/** How people call a file of the log: by its days. */
export const namaUnduhan = ({ from, to }: Pick<Rentang, 'from' | 'to'>): string =>
  `Log ${sebut(from)}${to === null ? '' : ` sampai ${sebut(to)}`}`;
