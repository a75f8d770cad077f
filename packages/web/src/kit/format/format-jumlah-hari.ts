import { formatAngka } from './format.ts';

/** 3 becomes '3 hari'. */
export const formatJumlahHari = (jumlah: number): string => `${formatAngka(jumlah)} hari`;
