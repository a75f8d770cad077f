import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-db.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Pelaku } from '../http/find-pelaku.queries.ts';
import type { InstansiCtx } from '../persetujuan/pejabat.queries.ts';
import { kodeSql } from '../kit/kode-sql.ts';

const PERAN = kodeSql(KODE_PERAN);

type TautanBaru = { token_hash: Buffer; cuti_id: number; user_id: number; urutan: number; kedaluwarsa_pada: Date };

export async function insertTautanCuti({ db, organisasi }: InstansiCtx, tautan: TautanBaru): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('cuti_tautan')
    .values({ ...tautan, tenant_id, organisasi_id })
    .execute();
}

/** Who of these levels' approvers has a link that is still good, as 'cuti_id urutan user_id'. */
export async function listTersurat({ db, organisasi }: InstansiCtx, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('cuti_tautan')
    .select(['cuti_id', 'urutan', 'user_id'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`kedaluwarsa_pada > ${now}::timestamptz`)
    .execute();
  return new Set(rows.map(({ cuti_id, urutan, user_id }) => `${cuti_id} ${urutan} ${user_id}`));
}

export type TautanCuti = {
  cuti_id: number;
  urutan: number;
  is_dipakai: boolean;
  is_kedaluwarsa: boolean;
  pelaku: Pelaku;
};

/** A link, good or not, with whom it stands for as the guard knows people. Asked before anything is in scope. */
export async function findTautanCuti(db: Db, token_hash: Buffer, now: Date): Promise<TautanCuti | undefined> {
  const { rows } = await sql<TautanCuti>`
    select t.cuti_id, t.urutan, t.dipakai_pada is not null as is_dipakai,
      t.kedaluwarsa_pada <= ${now}::timestamptz as is_kedaluwarsa, jsonb_build_object(
      'sesi_id', '', 'kedaluwarsa_pada', t.kedaluwarsa_pada, 'terakhir_pada', ${now}::timestamptz,
      'user_id', u.user_id, 'tenant_id', u.tenant_id, 'nama', u.nama, 'status', u.status,
      'is_operator', coalesce(a.role = ${PERAN.operator}, false), 'is_admin', u.is_admin, 'is_super_admin', u.is_super_admin,
      'is_viewer', u.is_viewer, 'is_pemantau', u.is_pemantau,
      'organisasi', jsonb_build_object('organisasi_id', o.organisasi_id, 'tenant_id', o.tenant_id,
        'kode_organisasi', o.kode_organisasi, 'k_sumber_data', o.k_sumber_data, 'is_langganan', o.is_langganan,
        'tgl_berlaku_akhir', o.tgl_berlaku_akhir, 'is_sinkronisasi', o.is_sinkronisasi, 'status', o.status,
        'timezone', coalesce(p.timezone, 'Asia/Jakarta'), 'role', a.role, 'status_anggota', a.status, 'dipantau', false),
      'tenant', jsonb_build_object('tenant_id', n.tenant_id, 'status', n.status, 'izin', n.izin, 'dipantau', false)) as pelaku
    from cuti_tautan t
    join users u on u.user_id = t.user_id
    join organisasi o on o.organisasi_id = t.organisasi_id
    join tenant n on n.tenant_id = t.tenant_id
    left join anggota a on a.organisasi_id = t.organisasi_id and a.user_id = t.user_id
    left join pengaturan_organisasi p on p.organisasi_id = t.organisasi_id and p.berlaku @> ${now}::timestamptz::date
    where t.token_hash = ${token_hash}`.execute(db);
  return rows[0];
}

/** Whether this call is the one that uses the link up. */
export async function useTautanCuti({ db, now }: OrganisasiCtx, token_hash: Buffer): Promise<boolean> {
  const used = await db
    .updateTable('cuti_tautan')
    .set({ dipakai_pada: now })
    .where('token_hash', '=', token_hash)
    .where('dipakai_pada', 'is', null)
    .returning('cuti_id')
    .executeTakeFirst();
  return used !== undefined;
}
