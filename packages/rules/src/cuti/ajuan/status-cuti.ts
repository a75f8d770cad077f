/** Status of a leave request. */
export const STATUS_CUTI = { dibuat: 11, diajukan: 12, disetujui: 13, ditolak: 14 } as const;

export type StatusCuti = (typeof STATUS_CUTI)[keyof typeof STATUS_CUTI];

/** Whether nobody has decided on it for good. */
export const isBelumDiputus = (status: StatusCuti): boolean =>
  status === STATUS_CUTI.dibuat || status === STATUS_CUTI.diajukan;

export const LABEL_STATUS_CUTI: Record<StatusCuti, string> = {
  [STATUS_CUTI.dibuat]: 'Draf',
  [STATUS_CUTI.diajukan]: 'Diajukan',
  [STATUS_CUTI.disetujui]: 'Disetujui',
  [STATUS_CUTI.ditolak]: 'Ditolak',
};
