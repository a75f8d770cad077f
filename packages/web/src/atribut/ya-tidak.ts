import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
/** Yes and no, as an atribut keeps them. */
export const YA_TIDAK = [
  { value: '1', label: sebutYaTidak(true) },
  { value: '0', label: sebutYaTidak(false) },
] as const;
