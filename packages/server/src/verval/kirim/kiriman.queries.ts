import type { BarisDitolak, KeadaanKirim, PekerjaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { withAntrean } from '../../platform/queue/with-antrean.ts';
import { namaPelaku } from '../dasar/nama-pelaku.queries.ts';
import { KIRIM_SIMPATIKA, TANPA_IDENTITAS } from './jenis-kirim.ts';

/** The month's last sending; one that waits with its place in the queue. */
export async function findKirimTerakhir(ctx: OrganisasiCtx, bulan: string): Promise<PekerjaanKirim | null> {
  const row = await selectKirim(ctx)
    .where(sql<string>`p.masukan ->> 'bulan'`, '=', bulan)
    .orderBy('p.dibuat_pada', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const [terakhir] = await withAntrean(ctx.db, [toKirim(row)], (one) => one.pekerjaan_id);
  return terakhir ?? null;
}

export async function getKirim(ctx: OrganisasiCtx, pekerjaan_id: string): Promise<PekerjaanKirim> {
  return toKirim(await selectKirim(ctx).where('p.pekerjaan_id', '=', pekerjaan_id).executeTakeFirstOrThrow());
}

const selectKirim = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('pekerjaan as p')
    .leftJoin('users as u', 'u.user_id', 'p.dibuat_oleh')
    .select(['p.pekerjaan_id', 'p.status', 'p.selesai', 'p.total', 'p.pesan', 'p.hasil'])
    .select(namaPelaku('p.dibuat_oleh').as('oleh'))
    .select(['p.dibuat_pada', 'p.selesai_pada', sql<string>`p.masukan ->> 'bulan'`.as('bulan')])
    .where('p.organisasi_id', '=', organisasi.organisasi_id)
    .where('p.jenis', '=', KIRIM_SIMPATIKA);

type Row = Awaited<ReturnType<ReturnType<typeof selectKirim>['executeTakeFirstOrThrow']>>;
const toKirim = (row: Row): PekerjaanKirim => ({
  ...row,
  sebutan: sebutBulan(row.bulan),
  status: row.status as PekerjaanKirim['status'],
  hasil: row.hasil as PekerjaanKirim['hasil'],
});

/**
 * Verified members of the month that are not sent yet and whom the caller sees, how many of them the staff system
 * can tell (`isAnggotaDikenal`), how many were accepted once before, and how many refused.
 */
export async function countBelumDikirim(
  ctx: OrganisasiCtx,
  bulan: string,
): Promise<Pick<KeadaanKirim, 'menunggu' | 'dapat_dikirim' | 'koreksi' | 'ditolak'>> {
  const { rows } = await sql<{ menunggu: number; dapat_dikirim: number; koreksi: number; ditolak: number }>`
    select count(*)::integer as menunggu,
      count(*) filter (where a.nuptk is not null or u.data_id is not null)::integer as dapat_dikirim,
      count(k.nomor)::integer as koreksi,
      count(*) filter (where k.status = 'ditolak' and k.kode <> ${TANPA_IDENTITAS})::integer as ditolak
    from verval v
    join anggota a on a.organisasi_id = v.organisasi_id and a.user_id = v.user_id
    join users u on u.user_id = v.user_id
    left join kiriman_simpatika k on k.organisasi_id = v.organisasi_id and k.user_id = v.user_id
      and k.bulan = v.bulan
    where v.organisasi_id = ${ctx.organisasi.organisasi_id} and v.bulan = ${bulan} and v.status = 'terverifikasi'
      and ${terlihatSql(ctx, 'v.user_id')}
  `.execute(ctx.db);
  return rows[0] ?? { menunggu: 0, dapat_dikirim: 0, koreksi: 0, ditolak: 0 };
}

/** So many of them are named. */
const DISEBUT = 20;

/** Members who have days in the month, are not sent and whom the staff system could not tell (`isAnggotaDikenal`). */
export async function listTanpaIdentitas(
  ctx: OrganisasiCtx,
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<KeadaanKirim['tanpa_identitas']> {
  const { organisasi_id } = ctx.organisasi;
  const { rows } = await sql<KeadaanKirim['tanpa_identitas']['anggota'][number] & { jumlah: number }>`
    select u.user_id, u.nama, a.nip, u.gender, a.jabatan, u.file_foto, null as nama_group,
      count(*) over ()::integer as jumlah
    from anggota a
    join users u on u.user_id = a.user_id
    where a.organisasi_id = ${organisasi_id} and a.nuptk is null and u.data_id is null
      and ${terlihatSql(ctx, 'a.user_id')}
      and exists (select from kehadiran k where k.organisasi_id = ${organisasi_id} and k.user_id = a.user_id
        and k.tanggal between ${tgl_awal} and ${tgl_akhir})
      and not exists (select from verval v where v.organisasi_id = ${organisasi_id} and v.user_id = a.user_id
        and v.bulan = ${tgl_awal} and v.status = 'terkirim')
    order by u.nama, u.user_id limit ${DISEBUT}
  `.execute(ctx.db);
  return { jumlah: rows[0]?.jumlah ?? 0, anggota: rows };
}

/** Whom the staff system refused and who still waits, by name. */
export async function listDitolak(
  ctx: OrganisasiCtx,
  bulan: string,
  { page, count, q }: { page: number; count: number; q?: string | undefined },
): Promise<Page<BarisDitolak>> {
  const { organisasi_id } = ctx.organisasi;
  const { rows } = await sql<BarisDitolak & { total: number }>`
    select k.kode, k.pesan, k.pada,
      count(*) over ()::integer as total, jsonb_build_object('user_id', u.user_id,
      'nama', u.nama, 'nip', a.nip, 'gender', u.gender, 'jabatan', a.jabatan, 'file_foto', u.file_foto, 'nama_group', (
        select g.nama from anggota_grup ag
        join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = ${organisasi_id} and ag.user_id = u.user_id
          and ag.berlaku && daterange(k.bulan, (k.bulan + interval '1 month')::date)
        order by ag.tgl_mulai desc limit 1)) as anggota
    from kiriman_simpatika k
    join verval v on v.organisasi_id = k.organisasi_id and v.user_id = k.user_id and v.bulan = k.bulan
      and v.status = 'terverifikasi'
    join users u on u.user_id = k.user_id
    join anggota a on a.organisasi_id = k.organisasi_id and a.user_id = k.user_id
    where k.organisasi_id = ${organisasi_id} and k.bulan = ${bulan} and k.status = 'ditolak'
      and k.kode <> ${TANPA_IDENTITAS}
      and ${terlihatSql(ctx, 'k.user_id')} and u.nama ilike ${contains(q ?? '')}
    order by u.nama, k.user_id limit ${count} offset ${(page - 1) * count}
  `.execute(ctx.db);
  return toHalaman(rows, rows[0]?.total ?? 0, { page, count });
}
