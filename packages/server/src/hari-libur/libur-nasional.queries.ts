import type { KeputusanLibur } from '@hadir/contract/hari-libur/libur-nasional.contract.ts';
import type { TahunLibur } from '@hadir/rules/cuti/ajuan/libur-belum.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import { PREPARED } from '../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { Db } from '../platform/db/open/open-db.ts';

export const findKeputusan = (db: Db, tahun: number) =>
  db.selectFrom('keputusan_libur').selectAll().where('tahun', '=', tahun).executeTakeFirst();

export const listLiburNasional = (db: Db, tahun: number) =>
  db
    .selectFrom('libur_nasional')
    .select(['libur_nasional_id', 'nama', 'jenis', 'tgl_mulai', 'tgl_selesai'])
    .$narrowType<{ jenis: 'nasional' | 'cuti bersama' }>()
    .where('tahun', '=', tahun)
    .orderBy('tgl_mulai')
    .orderBy('jenis')
    .execute();

/** Every year's decree with its days, the latest first. */
export async function listKeputusan(db: Db): Promise<KeputusanLibur[]> {
  const { rows } = await sql<KeputusanLibur>`
    select k.tahun, k.nomor, k.keterangan, (
      select coalesce(jsonb_agg(jsonb_build_object('nama', l.nama, 'jenis', l.jenis, 'tgl_mulai', l.tgl_mulai,
        'tgl_selesai', l.tgl_selesai) order by l.tgl_mulai, l.jenis), '[]')
      from libur_nasional l where l.tahun = k.tahun) as hari
    from keputusan_libur k order by k.tahun desc
  `.execute(db);
  return rows;
}

/** Of each year, whether it has a decree and whether this organisation has national holidays of it, its own or its tenant's. */
export async function listTahunLibur(
  { db, organisasi }: Pick<OrganisasiCtx, 'db' | 'organisasi'>,
  tahun: readonly number[],
): Promise<TahunLibur[]> {
  const { rows } = await sql<TahunLibur>`
    ${PREPARED} select t.tahun, exists (select from keputusan_libur k where k.tahun = t.tahun) as has_keputusan, exists (
      select from hari_libur h
      where h.tenant_id = ${organisasi.tenant_id}
        and (h.organisasi_id = ${organisasi.organisasi_id} or h.organisasi_id is null)
        and h.status = ${STATUS_RECORD.aktif} and h.jenis = 'nasional'
        and h.tgl_mulai between make_date(t.tahun, 1, 1) and make_date(t.tahun, 12, 31)) as has_libur
    from unnest(${tahun}::integer[]) as t (tahun)`.execute(db);
  return rows;
}

/**
 * What the decree of a year says now. A day that begins on the same date and is of the same kind stays the same row, so
 * that those who synchronised it get its correction; a day that is gone leaves them with their next synchronisation.
 */
export async function replaceKeputusan(db: Db, { tahun, nomor, keterangan, hari }: KeputusanLibur): Promise<void> {
  await db
    .insertInto('keputusan_libur')
    .values({ tahun, nomor, keterangan })
    .onConflict((row) => row.column('tahun').doUpdateSet({ nomor, keterangan }))
    .execute();
  await db
    .insertInto('libur_nasional')
    .values(hari.map((row) => ({ ...row, tahun })))
    .onConflict((row) =>
      row.columns(['tahun', 'jenis', 'tgl_mulai']).doUpdateSet((eb) => ({
        nama: eb.ref('excluded.nama'),
        tgl_selesai: eb.ref('excluded.tgl_selesai'),
      })),
    )
    .execute();
  await sql`
    delete from libur_nasional l where l.tahun = ${tahun} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(hari)}::jsonb) as h (jenis text, tgl_mulai date)
      where h.jenis = l.jenis and h.tgl_mulai = l.tgl_mulai)
  `.execute(db);
}
