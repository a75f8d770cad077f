import { isBerlaku, type Berlaku, type Tanggal } from '../waktu/tanggal.ts';

/** What a monitor was given in a tenant: one organisation, or (null) the whole of it, from a day to a day. */
export type TugasPantau = Berlaku & { organisasi_id: number | null };

/** Whether a monitor reads an organisation today; null asks for the whole tenant. */
export function isDipantau(tugas: readonly TugasPantau[], organisasi_id: number | null, today: Tanggal): boolean {
  return tugas.some(
    (one) => isBerlaku(one, today) && (one.organisasi_id === null || one.organisasi_id === organisasi_id),
  );
}

/** Whether a monitor was given anything in the tenant that he reads today. */
export function isPemantauDi(tugas: readonly TugasPantau[], today: Tanggal): boolean {
  return tugas.some((one) => isBerlaku(one, today));
}
