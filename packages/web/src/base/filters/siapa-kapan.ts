import { filterField } from './filter-field.ts';

/** Whose and from when a list shows, as it stands in the address. */
export const FILTER_SIAPA_KAPAN = {
  from: filterField.tanggal,
  to: filterField.tanggal,
  user_id: filterField.id,
  group_id: filterField.id,
};
export type SiapaKapan = { from: string; to: string; user_id: number | undefined; group_id: number | undefined };
export const SIAPA_KAPAN_SEMUA: SiapaKapan = { from: '', to: '', user_id: undefined, group_id: undefined };

/** The same as calls take it. */
export const toSiapaKapan = ({ from, to, user_id, group_id }: SiapaKapan) => ({
  from: from || undefined,
  to: to || undefined,
  user_id,
  group_id,
});

/** By how many things it is narrowed: the days count as one. */
export const countSiapaKapan = ({ from, to, user_id, group_id }: SiapaKapan): number =>
  [from || to, user_id, group_id].filter(Boolean).length;
