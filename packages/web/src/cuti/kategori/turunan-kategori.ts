import type { CALLS } from '@hadir/contract/calls.generated.ts';

/** What is drawn from what categories of leave there are and what each allows. */
export const TURUNAN_KATEGORI: readonly (keyof typeof CALLS)[] = ['cuti', 'saldoCuti', 'cutiBersama'];
