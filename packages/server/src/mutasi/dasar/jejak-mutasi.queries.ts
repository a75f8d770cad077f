import type { KeanggotaanBerakhir } from '@hadir/contract/anggota/daftar/keanggotaan-berakhir.ts';
import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';

const AKSES = kodeSql(STATUS_AKSES);
const [PINDAH, BERHENTI]: [JenisMutasi, JenisMutasi] = ['pindah', 'berhenti'];

type Di = Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } };

/** The last transfer that was carried out and took somebody away from this place, brought him here, or lent him here. */
export const findJejakMutasi = ({ db, organisasi }: Di, user_id: number) =>
  db
    .selectFrom('mutasi')
    .select(['mutasi_id', 'organisasi_id', 'asal', 'tujuan', 'tgl_mulai', 'tgl_selesai'])
    .select(sql<boolean>`tujuan_tenant_id <> tenant_id`.as('is_antar_tenant'))
    .where('dipindahkan_pada', 'is not', null)
    .where('jenis', '<>', BERHENTI)
    .where((eb) =>
      eb.or([
        eb.and({ organisasi_id: organisasi.organisasi_id, user_id, jenis: PINDAH }),
        eb.and({ tujuan_organisasi_id: organisasi.organisasi_id, tujuan_user_id: user_id }),
      ]),
    )
    .orderBy('dipindahkan_pada', 'desc')
    .orderBy('mutasi_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A member's transfer from this place that has not been carried out nor given up; there is one at most. */
export const findMutasiBerjalan = ({ db, organisasi }: Di, user_id: number) =>
  db
    .selectFrom('mutasi')
    .selectAll()
    .$narrowType<Pick<MutasiTersimpan, 'jenis'> & { status: StatusAkses }>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('dipindahkan_pada', 'is', null)
    .where(sql<boolean>`status <> ${AKSES.ditolak}`)
    .executeTakeFirst();

/** Which of these members a transfer from this place or to it is, or was, about. */
export async function listBermutasi({ db, organisasi }: Di, user_ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from mutasi where organisasi_id = ${organisasi.organisasi_id} and user_id = any(${user_ids}::integer[])
    union select tujuan_user_id from mutasi
    where tujuan_organisasi_id = ${organisasi.organisasi_id} and tujuan_user_id = any(${user_ids}::integer[])
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Of these members those whose membership here a confirmed transfer is going to end; a loan ends none. */
export async function listKeanggotaanBerakhir(
  { db, organisasi }: Di,
  user_ids: readonly number[],
): Promise<Map<number, KeanggotaanBerakhir>> {
  const rows = await db
    .selectFrom('mutasi')
    .select(['user_id', 'asal', 'tujuan', 'tgl_mulai'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`user_id = any(${idsSql(user_ids)})`)
    .where('jenis', 'in', [PINDAH, BERHENTI])
    .where('dipindahkan_pada', 'is', null)
    .where(sql<boolean>`status = ${AKSES.disetujui}`)
    .modifyFront(PREPARED)
    .execute();
  return new Map(
    rows.map(({ user_id, asal, tujuan, tgl_mulai }) => [
      user_id,
      { tgl_akhir: addDays(tgl_mulai, -1), tempat: asal, tujuan },
    ]),
  );
}
