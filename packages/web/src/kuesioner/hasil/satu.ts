import type { toSaringHasil } from './hasil-fields.ts';

/** Which questionnaire. */
export type Satu = { organisasi_id: number; kuesioner_id: number };
export type Saring = ReturnType<typeof toSaringHasil>;
