import type { Tables } from '../db/open/tables.ts';

/** A column that holds what `seal` made. */
export type KolomTersegel = {
  tabel: keyof Tables;
  kolom: string;
  /** The primary key. */
  kunci: readonly string[];
  /** The columns that its context is made of; of another table where it is reached `lewat` a column that both have. */
  milik: readonly (keyof Milik)[];
  lewat?: { tabel: keyof Tables; kolom: string };
  konteks: (milik: Milik) => string;
};

export type Milik = { user_id: number; kuesioner_id: number; sidik: Buffer };
