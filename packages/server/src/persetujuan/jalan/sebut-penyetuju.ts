import type { HakPutus } from './judge-hak.ts';

/** Who may decide, as a refusal names them. */
export const sebutPenyetuju = (hak: HakPutus | undefined): string =>
  hak?.penyetuju.map((one) => one.nama).join(', ') || 'orang lain';
