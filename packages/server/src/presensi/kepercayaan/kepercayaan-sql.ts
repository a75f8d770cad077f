import type { Kepercayaan } from '@hadir/contract/presensi/kepercayaan/kepercayaan.ts';
import { TINGKAT_KEPERCAYAAN, type TingkatKepercayaan } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { sql } from 'kysely';

/** Of the event under the alias `p`, for whoever may see it: its score, or null where it has none or is the reader's own. */
export const kepercayaanSql = (pembaca: number | null) => sql<Kepercayaan | null>`(
  select jsonb_build_object('skor', k.skor, 'butir', k.butir) from kepercayaan_presensi k
  where k.organisasi_id = p.organisasi_id and k.presensi_id = p.presensi_id
    and p.user_id is distinct from ${pembaca}::integer)`;

/** By which the least believable comes first; what has no score yet is believed. */
export const skorSql = sql<number>`coalesce((select k.skor from kepercayaan_presensi k
  where k.organisasi_id = p.organisasi_id and k.presensi_id = p.presensi_id), 100)`;

/** Those events whose score lies in a band. */
export function diTingkatSql(tingkat: TingkatKepercayaan) {
  const { dari, sampai } = TINGKAT_KEPERCAYAAN[tingkat];
  return sql<boolean>`${skorSql} between ${dari} and ${sampai}`;
}
