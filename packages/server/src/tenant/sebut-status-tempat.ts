import type { StatusTempat } from '@hadir/contract/kit/status-tempat.ts';

const SEBUTAN: Record<StatusTempat, string> = {
  11: 'Aktif',
  12: 'Tidak aktif',
  13: 'Menunggu',
  14: 'Ditolak',
  15: 'Diblokir',
};

/** What a sheet says of a tenant's or an organisation's status. */
export const sebutStatusTempat = (status: StatusTempat): string => SEBUTAN[status];
