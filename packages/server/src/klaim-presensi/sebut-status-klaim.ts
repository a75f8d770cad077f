import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';

const SEBUTAN: Record<StatusKlaim, string> = {
  diajukan: 'masih menunggu keputusan',
  berlaku: 'sudah berlaku',
  ditolak: 'sudah ditolak',
  dibatalkan: 'sudah dibatalkan',
};

/** The state as a refusal says it. */
export const sebutStatusKlaim = (status: StatusKlaim): string => SEBUTAN[status];
