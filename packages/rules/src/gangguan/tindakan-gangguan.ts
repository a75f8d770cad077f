/** `disetujui` is the only one that excuses anybody. */
export const STATUS_GANGGUAN = ['diajukan', 'disetujui', 'ditolak', 'dibatalkan'] as const;
export type StatusGangguan = (typeof STATUS_GANGGUAN)[number];

export const TINDAKAN_GANGGUAN = ['setujui', 'tolak', 'batal'] as const;
export type TindakanGangguan = (typeof TINDAKAN_GANGGUAN)[number];

const DARI: Record<TindakanGangguan, readonly StatusGangguan[]> = {
  setujui: ['diajukan'],
  tolak: ['diajukan'],
  batal: ['diajukan', 'disetujui'],
};
const KE = { setujui: 'disetujui', tolak: 'ditolak', batal: 'dibatalkan' } as const satisfies Record<
  TindakanGangguan,
  StatusGangguan
>;

export type HasilTindakanGangguan =
  | { kind: 'moved'; status: StatusGangguan }
  | { kind: 'refused'; reason: 'status_not_allowed' | 'keterangan_required' };

/**
 * What an action does to an incident, or why it may not (aturan/perbaikan#memutuskan-gangguan); whatever is no approval
 * needs a remark, except where it is only asked what it would do (null).
 */
export function judgeTindakanGangguan(
  tindakan: TindakanGangguan,
  status: StatusGangguan,
  keterangan: string | null,
): HasilTindakanGangguan {
  if (!DARI[tindakan].includes(status)) return { kind: 'refused', reason: 'status_not_allowed' };
  if (tindakan !== 'setujui' && keterangan?.trim() === '') return { kind: 'refused', reason: 'keterangan_required' };
  return { kind: 'moved', status: KE[tindakan] };
}
