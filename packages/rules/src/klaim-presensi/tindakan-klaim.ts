/** `berlaku` is the only one that has an effect on days. */
export const STATUS_KLAIM = ['diajukan', 'berlaku', 'ditolak', 'dibatalkan'] as const;
export type StatusKlaim = (typeof STATUS_KLAIM)[number];

const TINDAKAN_KLAIM = ['setujui', 'tolak', 'batal'] as const;
export type TindakanKlaim = (typeof TINDAKAN_KLAIM)[number];

export type HasilTindakanKlaim =
  | { kind: 'moved'; status: StatusKlaim }
  | { kind: 'refused'; reason: 'status_not_allowed' | 'not_allowed' | 'keterangan_required' };

/** An operator, or while it waits whose turn its chain says. */
type PemutusKlaim = { canDecide: boolean };

/**
 * What an action does to a claim, or why it may not (aturan/perbaikan#memutuskan): a member takes back what nobody has
 * decided, who decides does the rest; to reject, and to cancel one in force, needs a remark.
 */
export function judgeTindakanKlaim(
  tindakan: TindakanKlaim,
  status: StatusKlaim,
  { canDecide }: PemutusKlaim,
  keterangan: string,
): HasilTindakanKlaim {
  const isRemarked = keterangan.trim() !== '';
  if (tindakan !== 'batal' && !canDecide) return { kind: 'refused', reason: 'not_allowed' };
  if (tindakan === 'batal' && status === 'berlaku') {
    if (!canDecide) return { kind: 'refused', reason: 'not_allowed' };
    return isRemarked ? { kind: 'moved', status: 'dibatalkan' } : { kind: 'refused', reason: 'keterangan_required' };
  }
  if (status !== 'diajukan') return { kind: 'refused', reason: 'status_not_allowed' };
  if (tindakan === 'tolak' && !isRemarked) return { kind: 'refused', reason: 'keterangan_required' };
  return { kind: 'moved', status: KE[tindakan] };
}

const KE = { setujui: 'berlaku', tolak: 'ditolak', batal: 'dibatalkan' } as const satisfies Record<
  TindakanKlaim,
  StatusKlaim
>;
