import { sql } from 'kysely';

/** Whether a row of `organisasi` has a subscription in force on a day, as `isLanggananBerlaku` of the rules says it. */
export const langgananBerlaku = (today: string) =>
  sql<boolean>`(organisasi.is_langganan
    and (organisasi.tgl_berlaku_akhir is null or organisasi.tgl_berlaku_akhir >= ${today}::date))`;
