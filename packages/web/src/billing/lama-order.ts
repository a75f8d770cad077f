import { sebutLama } from '@hadir/contract/billing/sebut-lama.ts';
import type { Order } from '@hadir/contract/billing/order.ts';

/** The months that an order is for; undefined of more accounts, which run until the end that there is. */
export const lamaOrder = ({ tipe, lama_bulan }: Pick<Order, 'tipe' | 'lama_bulan'>): string | undefined =>
  tipe === 'tambah-kuota' ? undefined : sebutLama({ bulan: lama_bulan, hari: 0, hari_sebulan: 0 });
