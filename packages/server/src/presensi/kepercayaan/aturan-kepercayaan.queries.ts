import {
  ATURAN_BAWAAN,
  type JenisButir,
  type JenisBerambang,
} from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

type Aturan = { mati: JenisButir[]; ambang: Record<JenisBerambang, number> };

/** What the organisation counts; as it is built in where it never said. */
export async function findAturanKepercayaan({ db, organisasi }: OrganisasiCtx): Promise<Aturan> {
  const { rows } = await sql<{ isi: Aturan }>`
    select isi from aturan_kepercayaan where organisasi_id = ${organisasi.organisasi_id}`.execute(db);
  return rows[0]?.isi ?? { ...ATURAN_BAWAAN, mati: [] };
}

export async function putAturanKepercayaan({ db, organisasi, now }: OrganisasiCtx, isi: Aturan): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await sql`
    insert into aturan_kepercayaan (tenant_id, organisasi_id, isi, diubah_pada)
    values (${tenant_id}, ${organisasi_id}, ${JSON.stringify(isi)}::jsonb, ${now.toISOString()}::timestamptz)
    on conflict (organisasi_id) do update set isi = excluded.isi, diubah_pada = excluded.diubah_pada`.execute(db);
}
