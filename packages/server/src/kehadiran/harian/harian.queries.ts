import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import { orderOf } from '../../platform/db/list/order-of.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { isNamed } from '../hari/is-named.queries.ts';
import { isInGroup } from '../hari/is-in-group.queries.ts';
import { joinAnggota } from '../hari/join-anggota.queries.ts';
import { KEADAAN } from '../hari/keadaan.ts';
import { KEHADIRAN_COLUMNS, toStored } from '../hari/stored-kehadiran.ts';
import { selectRingkasan } from './ringkasan.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';

export type SaringHarian = Pick<HarianInput, 'group_id' | 'q' | 'keadaan' | 'verifikasi_wajah'> & { tanggal: Tanggal };

/** Every member of one date, a plain user only himself: what the screen, the files and their totals are made of. */
export async function listHarian(
  ctx: LaporanCtx,
  saring: SaringHarian,
  { sort = 'nama', limit, offset = 0 }: { sort?: string | undefined; limit?: number; offset?: number },
) {
  const { keadaan } = saring;
  const rows = await joinAnggota(matching(ctx, saring))
    .$call((query) =>
      whenGiven(query, keadaan, (query, keadaan) => query.where(sql<SqlBool>`${sql.raw(KEADAAN[keadaan])}`)),
    )
    .select(KEHADIRAN_COLUMNS)
    .orderBy(sql.raw(orderOf(ORDER, sort)))
    .$call((query) => whenGiven(query, limit, (query, limit) => query.limit(limit).offset(offset)))
    .execute();
  return rows.map(toStored);
}

/** How many of them the day counts as what. */
export function countHarian(ctx: LaporanCtx, saring: SaringHarian): Promise<RingkasanHari> {
  return selectRingkasan(matching(ctx, saring), ctx.now).executeTakeFirstOrThrow();
}

const NAMA = 'users.nama, kehadiran.user_id';
const ORDER: Record<string, string> = {
  nama: NAMA,
  '-nama': 'users.nama desc, kehadiran.user_id desc',
  jam_masuk: `kehadiran.jam_masuk nulls last, ${NAMA}`,
  '-jam_masuk': `kehadiran.jam_masuk desc nulls last, ${NAMA}`,
  jam_pulang: `kehadiran.jam_pulang nulls last, ${NAMA}`,
  '-jam_pulang': `kehadiran.jam_pulang desc nulls last, ${NAMA}`,
  terlambat: `kehadiran.terlambat_menit, ${NAMA}`,
  '-terlambat': `kehadiran.terlambat_menit desc, ${NAMA}`,
};

function matching(ctx: LaporanCtx, { tanggal, group_id, q, verifikasi_wajah }: Omit<SaringHarian, 'keadaan'>) {
  const { db, organisasi } = ctx;
  return (db as Db)
    .selectFrom('kehadiran')
    .where('kehadiran.organisasi_id', '=', organisasi.organisasi_id)
    .where('kehadiran.tanggal', '=', tanggal)
    .where(terlihatSql(ctx, 'kehadiran.user_id'))
    .$call((query) => whenGiven(query, group_id, (query, group_id) => query.where(isInGroup(group_id))))
    .$call((query) => whenGiven(query, q, (query, q) => query.where(isNamed(organisasi.organisasi_id, q))))
    .$if(verifikasi_wajah !== undefined, (query) =>
      query.where(sql<SqlBool>`${verifikasi_wajah === HASIL_WAJAH.cocok} = any(kehadiran.is_face_verified)`),
    );
}
