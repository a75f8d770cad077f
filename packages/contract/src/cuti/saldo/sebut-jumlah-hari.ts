import { sebutAngka } from '../../kit/angka/sebut-angka.ts';

/** 1500 becomes '1.500 hari'. */
export const sebutJumlahHari = (hari: number): string => `${sebutAngka(hari)} hari`;
