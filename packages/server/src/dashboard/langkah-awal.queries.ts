import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { FaktaLangkahAwal } from '@hadir/rules/dashboard/judge-langkah-awal.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const PERAN = kodeSql(KODE_PERAN);
const RECORD = kodeSql(STATUS_RECORD);

type Ctx = Pick<OrganisasiCtx, 'db' | 'organisasi'>;
type Hari = Pick<OrganisasiCtx, 'today'>;

/** What an organisation's first steps are judged by. */
export const findFaktaLangkahAwal = ({ db, organisasi, today }: Ctx & Hari): Promise<FaktaLangkahAwal> =>
  db
    .selectFrom('organisasi as o')
    .select(['o.is_langkah_awal_ditutup as is_ditutup', 'o.alamat', 'o.kepala_nama'])
    .select([
      sql<boolean>`exists (select from lokasi_presensi l
        where l.organisasi_id = o.organisasi_id and l.status = ${RECORD.aktif})`.as('ada_lokasi'),
      sql<boolean>`exists (select from jadwal_kerja k
        where k.organisasi_id = o.organisasi_id and k.status = ${RECORD.aktif})
        or exists (select from jadwal j where j.tenant_id = o.tenant_id and j.is_default)`.as('ada_jam_kerja'),
      sql<boolean>`exists (select from anggota a where a.organisasi_id = o.organisasi_id
        and a.role <> ${PERAN.operator} and a.status <> ${KEANGGOTAAN.tidak_aktif})`.as('ada_anggota'),
      sql<boolean>`exists (select from hari_libur h where h.tenant_id = o.tenant_id
        and (h.organisasi_id = o.organisasi_id or h.organisasi_id is null) and h.status = ${RECORD.aktif}
        and h.tgl_mulai >= date_trunc('year', ${today}::date)
        and h.tgl_mulai < date_trunc('year', ${today}::date) + interval '1 year')`.as('ada_hari_libur'),
      sql<boolean>`exists (select from anggota a where a.organisasi_id = o.organisasi_id and a.role <> ${PERAN.operator}
        and (a.status = ${KEANGGOTAAN.aktif} or (a.status = ${KEANGGOTAAN.belum_aktivasi}
          and exists (select from tautan t where t.user_id = a.user_id and t.jenis = 'aktivasi'))))`.as('ada_undangan'),
      sql<boolean>`exists (select from presensi p where p.organisasi_id = o.organisasi_id)`.as('ada_presensi'),
    ])
    .where('o.organisasi_id', '=', organisasi.organisasi_id)
    .executeTakeFirstOrThrow();

export async function updateLangkahAwal({ db, organisasi }: Ctx, is_ditutup: boolean): Promise<void> {
  await db
    .updateTable('organisasi')
    .set({ is_langkah_awal_ditutup: is_ditutup })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
}
