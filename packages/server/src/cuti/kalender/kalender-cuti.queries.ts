import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { kalenderCuti } from '@hadir/contract/cuti/kalender/kalender-cuti.contract.ts';
import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { bacaJenisSql, pembacaCuti, seGrupSql } from './terlihat-sql.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

type Langganan = Output<typeof kalenderCuti.listAlamatKalender>[number];

export const listKalender = ({ db, organisasi, actor }: OrganisasiCtx): Promise<Langganan[]> =>
  db
    .selectFrom('cuti_kalender')
    .select(['cuti_kalender_id', 'isi', 'dibuat_pada'])
    .$narrowType<Pick<Langganan, 'isi'>>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', actor.user_id)
    .orderBy('cuti_kalender_id')
    .execute();

export async function insertKalender(
  { db, organisasi, actor, now }: OrganisasiCtx,
  { isi, token_hash }: { isi: Langganan['isi']; token_hash: Buffer },
): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const { cuti_kalender_id } = await db
    .insertInto('cuti_kalender')
    .values({ tenant_id, organisasi_id, user_id: actor.user_id, isi, token_hash, dibuat_pada: now })
    .returning('cuti_kalender_id')
    .executeTakeFirstOrThrow();
  return cuti_kalender_id;
}

export async function deleteKalender({ db, organisasi, actor }: OrganisasiCtx, cuti_kalender_id: number) {
  await db
    .deleteFrom('cuti_kalender')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', actor.user_id)
    .where('cuti_kalender_id', '=', cuti_kalender_id)
    .execute();
}

/** None of a member's addresses here answers any more. */
export async function deleteKalenderOf({ db, organisasi }: OrganisasiCtx, user_id: number): Promise<void> {
  await db
    .deleteFrom('cuti_kalender')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .execute();
}

export type KalenderTerbuka = {
  tenant_id: number;
  organisasi_id: number;
  user_id: number;
  isi: Langganan['isi'];
  nama_organisasi: string;
  cuti_kalender_id: number;
  terakhir_pada: string | null;
};

/** Whose calendar an address is, whatever he may see today. Asked before anything is in scope. */
export const findKalender = (db: Db, token_hash: Buffer): Promise<KalenderTerbuka | undefined> =>
  db
    .selectFrom('cuti_kalender as k')
    .innerJoin('organisasi as o', 'o.organisasi_id', 'k.organisasi_id')
    .select(['k.tenant_id', 'k.organisasi_id', 'k.user_id', 'k.isi', 'o.nama as nama_organisasi'])
    .select(['k.cuti_kalender_id', 'k.terakhir_pada'])
    .$narrowType<Pick<Langganan, 'isi'>>()
    .where('k.token_hash', '=', token_hash)
    .executeTakeFirst();

export async function updateKontakKalender(db: Db, { organisasi_id, cuti_kalender_id }: KalenderTerbuka, now: Date) {
  await db
    .updateTable('cuti_kalender')
    .set({ terakhir_pada: now })
    .where('organisasi_id', '=', organisasi_id)
    .where('cuti_kalender_id', '=', cuti_kalender_id)
    .execute();
}

export type AcaraCuti = {
  cuti_id: number;
  nama: string;
  /** Null where the reader learns only that he is away. */
  kategori: string | null;
  setengah_hari: 'pagi' | 'siang' | null;
  tgl_awal: string;
  tgl_akhir: string;
};

/**
 * Leave in force from a year ago on, of whom the calendar holds today. `isPenuh`: its owner reads what kind of leave everybody's
 * is; else of whom he reads it on the screen.
 */
export async function listAcara(
  db: Db,
  { organisasi_id, user_id, isi }: KalenderTerbuka,
  { today, isPenuh }: { today: Tanggal; isPenuh: boolean },
): Promise<AcaraCuti[]> {
  const pembaca = { organisasi_id, user_id, today };
  const { rows } = await sql<AcaraCuti>`
    with ${pembacaCuti(pembaca)}
    select c.cuti_id, u.nama, c.setengah_hari, r.tgl_awal, r.tgl_akhir,
      case when ${isPenuh}::boolean or ${bacaJenisSql(pembaca, sql`c.user_id`)} then k.nama end as kategori
    from jalur, cuti c cross join lateral hadir.bentang_cuti(c) r join users u on u.user_id = c.user_id
    join cuti_kategori k on k.organisasi_id = c.organisasi_id and k.cuti_kategori_id = c.cuti_kategori_id
    left join grup_kini g on g.user_id = c.user_id
    where c.organisasi_id = ${organisasi_id}
      and hadir.adalah_cuti_berlaku(c) and c.tgl_akhir >= ${addDays(today, -SETAHUN_HARI)}
      and (${isi} = 'instansi' or c.user_id = ${user_id} or ${isi} = 'grup' and ${seGrupSql(pembaca)})
    order by r.tgl_awal, c.cuti_id`.execute(db);
  return rows;
}

export const DATA_SAYA_CUTI_KALENDER: SalinanTabel = {
  cuti_kalender: {
    judul: 'Alamat kalender cuti',
    kolom: { ...INSTANSI, isi: 'Isi', ...DIBUAT, terakhir_pada: 'Terakhir diambil' },
    tanpa: ['cuti_kalender_id', 'user_id', 'token_hash'],
  },
};
