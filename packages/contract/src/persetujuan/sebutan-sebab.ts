import type { PutusanJenjang } from './jalan-persetujuan.ts';

/** Why it was this person who decided, after his name. */
export const SEBUTAN_SEBAB: Record<PutusanJenjang['sebab'], string> = {
  jenjang: '',
  pengganti: ' sebagai pengganti',
  eskalasi: ' karena jenjang sebelumnya menunggu',
  operator: ' sebagai operator',
};
