import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whether a chain names the caller: himself, as somebody's stand-in, or as the head of a group, active or not: those still in it are his to decide for (aturan/cuti#persetujuan). */
export async function isPenyetuju({ db, organisasi, actor }: OrganisasiCtx): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select exists (select from persetujuan_jenjang j where j.organisasi_id = ${organisasi.organisasi_id}
      and (j.user_id = ${actor.user_id} or j.pengganti_user_id = ${actor.user_id}
        or (j.jenis = 'kepala_grup' and exists (select from grup g where g.organisasi_id = j.organisasi_id
          and g.kepala_user_id = ${actor.user_id})))) as ada`.execute(db);
  return rows[0]?.ada ?? false;
}
