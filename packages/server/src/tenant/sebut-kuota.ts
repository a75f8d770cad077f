/** A quota in a cell, as the screen says it. */
export const sebutKuota = (kuota: number | null): number | string => kuota ?? 'Tanpa batas';
