import { formatAngka } from '../../kit/format/format.ts';

/** 3 becomes '3 hari'. */
export const formatHariCuti = (jumlah: number): string => `${formatAngka(jumlah)} hari`;
