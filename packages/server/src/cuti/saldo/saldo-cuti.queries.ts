import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { BarisSaldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { DITANGGUHKAN, MENUNGGU } from './hari-diajukan.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const SORT = { nama: 'users.nama', kategori: 'k.nama', nip: 'a.nip' };

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  user_id?: number | undefined;
  group_id?: number | undefined;
  cuti_kategori_id?: number | undefined;
  /** False: of those who left. */
  is_aktif?: boolean | undefined;
};

/** Every active member, or every one who left, with every category that draws on a balance. */
export function listPemilik(ctx: OrganisasiCtx, filter: Filter) {
  const { page, count, q, sort, user_id, group_id, cuti_kategori_id, is_aktif = true } = filter;
  const found = ctx.db
    .selectFrom('anggota as a')
    .innerJoin('users', 'users.user_id', 'a.user_id')
    .innerJoin('cuti_kategori as k', 'k.organisasi_id', 'a.organisasi_id')
    .select(['a.user_id', 'users.nama', 'a.nip', 'k.cuti_kategori_id', 'k.nama as kategori', 'k.jatah_tahunan'])
    .select(['k.maks_bawa', 'k.tahun_bawa', 'k.bawaan_sampai', 'k.is_prorata', 'k.is_setengah_hari'])
    .select([DITANGGUHKAN.as('ditangguhkan'), MENUNGGU.as('menunggu')])
    .$narrowType<{ tahun_bawa: 1 | 2 }>()
    .where('a.organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where('a.status', is_aktif ? '<>' : '=', STATUS_KEANGGOTAAN.tidak_aktif)
    .where('k.is_saldo', '=', true)
    .where('k.is_aktif', '=', true)
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) => eb.or([eb('users.nama', 'ilike', contains(q)), eb('a.nip', 'ilike', contains(q))])),
      ),
    )
    .$call((query) => whereGiven(query, 'a.user_id', '=', user_id))
    .$call((query) => whereGiven(query, 'k.cuti_kategori_id', '=', cuti_kategori_id))
    .$if(group_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from anggota_grup ag where ag.organisasi_id = a.organisasi_id
        and ag.user_id = a.user_id and ag.group_id = ${group_id} and ag.berlaku @> ${ctx.today}::date)`),
    );
  return paginate(applySort(found, sort, SORT, 'a.user_id').orderBy('k.cuti_kategori_id'), {
    page,
    count,
  });
}

export type PemilikSaldo = Awaited<ReturnType<typeof listPemilik>>['data'][number];

/** The lines behind one balance, the latest first. */
export async function listBarisSaldo(
  { db, organisasi }: OrganisasiCtx,
  { user_id, cuti_kategori_id }: { user_id: number; cuti_kategori_id: number },
): Promise<BarisSaldo[]> {
  return db
    .selectFrom('cuti_saldo')
    .innerJoin('cuti_lot', 'cuti_lot.cuti_lot_id', 'cuti_saldo.cuti_lot_id')
    .leftJoin('users', 'users.user_id', 'cuti_saldo.user_id_oleh')
    .select(['cuti_saldo.cuti_saldo_id', 'cuti_saldo.cuti_lot_id', 'cuti_lot.tahun', 'cuti_lot.mulai'])
    .select([
      'cuti_lot.kedaluwarsa',
      'cuti_saldo.jenis',
      'cuti_saldo.jumlah',
      'cuti_saldo.tanggal',
      'cuti_saldo.cuti_id',
    ])
    .select(['cuti_saldo.tanggal_cuti', 'cuti_saldo.keterangan', 'users.nama as oleh', 'cuti_saldo.dibuat_pada'])
    .$narrowType<Pick<BarisSaldo, 'jenis'>>()
    .where('cuti_saldo.organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_lot.user_id', '=', user_id)
    .where('cuti_lot.cuti_kategori_id', '=', cuti_kategori_id)
    .orderBy('cuti_saldo.cuti_saldo_id', 'desc')
    .execute();
}
