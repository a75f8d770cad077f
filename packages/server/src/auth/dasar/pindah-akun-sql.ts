import { sql, type RawBuilder } from 'kysely';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';

/** Where the transfer to another tenant led that ended this account, unless one has brought its owner back since. */
export const pindahAkunSql = (user_id: RawBuilder<unknown>): RawBuilder<Me['pindah']> =>
  sql`(
    select case m.user_id when ${user_id} then jsonb_build_object('tujuan', coalesce(m.tujuan, ''), 'sejak', m.tgl_mulai) end
    from mutasi m
    where ${user_id} in (m.user_id, m.tujuan_user_id) and m.jenis = 'pindah' and m.dipindahkan_pada is not null
      and m.tujuan_tenant_id <> m.tenant_id
    order by m.dipindahkan_pada desc, m.mutasi_id desc limit 1)`;
