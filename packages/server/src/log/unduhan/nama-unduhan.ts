import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Rentang } from '../daftar/saring-log.ts';

/** How people call a file of the log: by its days. */
export const namaUnduhan = ({ from, to }: Pick<Rentang, 'from' | 'to'>): string =>
  `Log ${sebutTanggal(from)}${to === null ? '' : ` sampai ${sebutTanggal(to)}`}`;
