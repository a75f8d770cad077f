import type { GENDER_TERHITUNG } from '@hadir/rules/kode/gender.ts';
import { sql } from 'kysely';

/** Whose gender is one of these, or is not filled in. */
export const isGender = (gender: readonly (typeof GENDER_TERHITUNG)[number][]) => sql<boolean>`exists (
  select from users u where u.user_id = kehadiran.user_id and coalesce(u.gender, 'kosong') = any(${gender}::text[]))`;
