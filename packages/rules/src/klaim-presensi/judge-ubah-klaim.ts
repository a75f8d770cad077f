import type { StatusKlaim } from './tindakan-klaim.ts';

/**
 * Why what a claim says may not be changed, or null when it may (aturan/perbaikan#memutuskan): it was closed, or it is in
 * force for whoever changes it, before the change or after.
 */
export function judgeUbahKlaim(
  status: StatusKlaim,
  { user_ids, oleh }: { user_ids: readonly number[]; oleh: number },
): 'status_not_allowed' | 'own' | null {
  if (status !== 'diajukan' && status !== 'berlaku') return 'status_not_allowed';
  return status === 'berlaku' && user_ids.includes(oleh) ? 'own' : null;
}
