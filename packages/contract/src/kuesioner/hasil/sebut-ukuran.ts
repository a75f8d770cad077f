import { sebutAngka } from '../../kit/angka/sebut-angka.ts';

/** A mean or a median as it is told, with two decimals at most: the same on the screen, in a workbook and on paper. */
export const bulatUkuran = (nilai: number): number => Math.round(nilai * 100) / 100;

/** 7.75 becomes '7,75'. */
export const sebutUkuran = (nilai: number): string => sebutAngka(bulatUkuran(nilai));
