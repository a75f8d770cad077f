import type { BarisHambatan } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Hambatan } from '@hadir/rules/verval/hambatan.ts';
import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';

const hambatan = ({ organisasi }: OrganisasiCtx, { tgl_awal, tgl_akhir }: TanggalRange) =>
  sql`hadir.hambatan_verval(${organisasi.organisasi_id}, ${tgl_awal}::date, ${tgl_akhir}::date)`;

export type HambatanAnggota = { jenis: Hambatan; hari: number };

/** By member. */
export async function countHambatanByAnggota(
  ctx: OrganisasiCtx,
  range: TanggalRange,
): Promise<Map<number, HambatanAnggota[]>> {
  const { rows } = await sql<HambatanAnggota & { user_id: number }>`
    select user_id, jenis, count(*)::integer as hari from ${hambatan(ctx, range)} group by user_id, jenis
  `.execute(ctx.db);
  const byAnggota = new Map<number, HambatanAnggota[]>();
  for (const { user_id, ...row } of rows) byAnggota.set(user_id, [...(byAnggota.get(user_id) ?? []), row]);
  return byAnggota;
}

type Saring = {
  page: number;
  count: number;
  q?: string | undefined;
  jenis?: Hambatan | undefined;
  user_id?: number | undefined;
  group_id?: readonly number[] | undefined;
};

/** One by one, by date and name; a request that touches several days is one, a day of leave that is asked about by itself. */
export async function listHambatanBy(
  ctx: OrganisasiCtx,
  range: TanggalRange,
  { page, count, q, jenis, user_id, group_id }: Saring,
): Promise<Page<BarisHambatan>> {
  const { organisasi_id } = ctx.organisasi;
  const { rows } = await sql<BarisHambatan & { total: number }>`
    select h.jenis, h.tanggal, h.sampai, h.hari, h.nomor, count(*) over ()::integer as total, jsonb_build_object('user_id', u.user_id,
      'nama', u.nama, 'nip', a.nip, 'gender', u.gender, 'jabatan', a.jabatan, 'file_foto', u.file_foto, 'nama_group', (
        select g.nama from anggota_grup ag
        join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = ${organisasi_id} and ag.user_id = u.user_id and ag.berlaku @> h.tanggal)) as anggota
    from (
      select jenis, user_id, nomor, min(tanggal) as tanggal, max(tanggal) as sampai, count(*)::integer as hari
      from ${hambatan(ctx, range)}
      group by jenis, user_id, nomor, case when nomor is null or jenis in ('masuk_saat_cuti', 'saldo_kurang') then tanggal end) h
    join users u on u.user_id = h.user_id
    join anggota a on a.organisasi_id = ${organisasi_id} and a.user_id = h.user_id
    where (${jenis ?? null}::text is null or h.jenis = ${jenis ?? null})
      and (${user_id ?? null}::integer is null or h.user_id = ${user_id ?? null})
      and u.nama ilike ${contains(q ?? '')}
      and (${group_id ?? null}::integer[] is null or exists (select from anggota_grup ag
        where ag.organisasi_id = ${organisasi_id} and ag.user_id = h.user_id and ag.group_id = any(${group_id ?? null}::integer[])
          and ag.berlaku && daterange(${range.tgl_awal}::date, ${range.tgl_akhir}::date, '[]')))
    order by h.tanggal, u.nama, h.user_id, h.jenis, h.nomor
    limit ${count} offset ${(page - 1) * count}
  `.execute(ctx.db);
  return toHalaman(rows, rows[0]?.total ?? 0, { page, count });
}
