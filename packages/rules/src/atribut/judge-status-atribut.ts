import { STATUS_RECORD } from '../kode/status-record.ts';

const { aktif, tidak_aktif, menunggu, ditolak } = STATUS_RECORD;
export type StatusAtribut = typeof aktif | typeof tidak_aktif | typeof menunggu | typeof ditolak;

type PerubahanAtribut = {
  /** What it was; null for a new one. */
  sebelum: StatusAtribut | null;
  /** What its owner asks for. */
  diminta: typeof aktif | typeof tidak_aktif | undefined;
  /** Something else than its status changes. */
  isBerubah: boolean;
  /** Its tenant wants to approve it, and who changes it is not the tenant. */
  isPerluDisetujui: boolean;
};

/**
 * The status of an atribut after it was added or changed (aturan/atribut#persetujuan); null where it may not be made
 * active or inactive, since it was never approved.
 */
export function judgeStatusAtribut({
  sebelum,
  diminta,
  isBerubah,
  isPerluDisetujui,
}: PerubahanAtribut): StatusAtribut | null {
  const isDisetujui = sebelum === aktif || sebelum === tidak_aktif;
  if (!isPerluDisetujui) return diminta ?? (isDisetujui ? sebelum : aktif);
  if (sebelum === null || isBerubah) return menunggu;
  if (isDisetujui) return diminta ?? sebelum;
  return diminta === undefined ? sebelum : null;
}
