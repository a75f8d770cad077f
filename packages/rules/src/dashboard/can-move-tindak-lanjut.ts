import { STATUS_TINDAK_LANJUT, type StatusTindakLanjut } from '../kode/status-tindak-lanjut.ts';

const { baru, dikerjakan, selesai, ditutup, ditolak } = STATUS_TINDAK_LANJUT;

const NEXT: Record<StatusTindakLanjut, readonly StatusTindakLanjut[]> = {
  [baru]: [dikerjakan, ditutup, ditolak],
  [dikerjakan]: [baru, ditutup, ditolak],
  // Nothing is left to decide about.
  [selesai]: [],
  [ditutup]: [baru],
  [ditolak]: [baru],
};

/** Whether an operator may say this of an item that stands there. */
export const canMoveTindakLanjut = (from: StatusTindakLanjut, to: StatusTindakLanjut): boolean =>
  NEXT[from].includes(to);
