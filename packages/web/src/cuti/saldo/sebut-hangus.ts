import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';

/** What lapses when: '6 setelah 31-03-2027, 12 setelah 31-12-2027'; undefined where nothing does. */
export const sebutHangus = (jadwal: Saldo['jadwal_hangus']): string | undefined =>
  jadwal.map(({ tanggal, jumlah }) => `${formatAngka(jumlah)} setelah ${formatTanggal(tanggal)}`).join(', ') ||
  undefined;
