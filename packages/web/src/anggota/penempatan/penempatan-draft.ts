import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { Penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';

/** What is to change about one member's place; what is left out stays. */
export type PerubahanPenempatan = {
  group_id?: number | null;
  role?: RoleAnggota;
  lokasi_presensi_ids?: number[];
};

export type DraftPenempatan = ReadonlyMap<number, PerubahanPenempatan>;

/** The draft with one more change; a change back to what is in force takes itself out again. */
export function changeDraft(draft: DraftPenempatan, row: Penempatan, change: PerubahanPenempatan): DraftPenempatan {
  const wanted = { ...draft.get(row.user_id), ...change };
  if (wanted.group_id === row.group_id) delete wanted.group_id;
  if (wanted.role === row.role) delete wanted.role;
  const known = row.lokasi.map(({ lokasi_presensi_id }) => lokasi_presensi_id);
  if (wanted.lokasi_presensi_ids && isSameSet(wanted.lokasi_presensi_ids, known)) delete wanted.lokasi_presensi_ids;

  const next = new Map(draft);
  if (Object.keys(wanted).length > 0) next.set(row.user_id, wanted);
  else next.delete(row.user_id);
  return next;
}

const isSameSet = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((one) => b.includes(one));
