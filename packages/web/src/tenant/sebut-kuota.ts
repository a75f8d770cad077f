import { formatAngka } from '../kit/format/format.ts';

/** A quota as a reader says it. */
export const sebutKuota = (kuota: number | null): string => (kuota === null ? 'Tanpa batas' : formatAngka(kuota));
