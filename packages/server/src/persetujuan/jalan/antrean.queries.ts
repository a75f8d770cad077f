import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { sql } from 'kysely';
import { rowsOfColumns, type Columns } from '../../platform/db/list/rows-of-columns.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import {
  pejabatOf,
  type FaktaPenyetuju,
  type InstansiCtx,
  type Kepala,
  type Pejabat,
} from '../dasar/pejabat.queries.ts';
import type { Jalan } from './jalan.queries.ts';

type Baris = Omit<Jalan, 'jenjang' | 'jenjang_oleh'>;
type Jalur = Columns<Baris & { kepala_user_id: number | null }> & Pick<Jalan, 'jenjang' | 'jenjang_oleh'>;
/** Who named the head or the group of who waits, where he or who agreed with him did: what else is known of it changes nothing. */
type Sendiri = Pick<Kepala, 'user_id' | 'kepala_oleh' | 'ditempatkan_oleh'>;
type Isi = { jalur: Jalur[]; sendiri: Sendiri[]; pejabat: Pejabat[] };
const OLEH_LAIN = { kepala_oleh: null, ditempatkan_oleh: null };

/**
 * All of these kinds that wait, with what it takes to judge who may decide them. One look, since it is asked each time
 * somebody opens the application: whoever waits most has one chain in many requests.
 */
export async function loadAntrean(
  ctx: InstansiCtx,
  untuk: readonly UntukPersetujuan[],
): Promise<{ antrean: Jalan[]; fakta: FaktaPenyetuju }> {
  const { rows } = await sql<Isi>`
    ${PREPARED} with antre as materialized (
      select p.jalan_id, p.untuk, p.objek_id, coalesce(p.user_id, 0) as user_id, p.pihak_lain, p.jenjang,
        p.jenjang_oleh, p.urutan, p.giliran_sejak, p.versi, g.kepala_user_id, g.kepala_oleh, ag.ditetapkan_oleh as ditempatkan_oleh
      from persetujuan_jalan p
      left join anggota_grup ag on ag.organisasi_id = p.organisasi_id and ag.user_id = p.user_id
        and ag.tgl_mulai <= ${ctx.today} and coalesce(ag.tgl_selesai, 'infinity') >= ${ctx.today}
      left join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
      where p.organisasi_id = ${ctx.organisasi.organisasi_id} and p.giliran_sejak is not null
        and p.untuk = any(${untuk}::text[])
    ), jalur as materialized (
      select jenjang, jenjang_oleh, json_agg(jalan_id) as jalan_id, json_agg(untuk) as untuk, json_agg(objek_id) as objek_id,
        json_agg(user_id) as user_id, json_agg(to_json(pihak_lain)) as pihak_lain, json_agg(urutan) as urutan,
        json_agg(giliran_sejak) as giliran_sejak, json_agg(versi) as versi, json_agg(kepala_user_id) as kepala_user_id
      from antre group by jenjang, jenjang_oleh
    ), sendiri as (
      select distinct user_id, kepala_oleh, ditempatkan_oleh from antre
      where kepala_user_id is not null and array[kepala_oleh, ditempatkan_oleh] && (user_id || pihak_lain)
    )
    select (select coalesce(json_agg(jalur), '[]') from jalur) as jalur,
      (select coalesce(json_agg(sendiri), '[]') from sendiri) as sendiri,
      (select coalesce(json_agg(p), '[]') from ${pejabatOf(ctx, DISEBUT)} p) as pejabat`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  const sendiriOf = new Map(row.sendiri.map((one) => [one.user_id, one]));
  const antrean: Jalan[] = [];
  const kepala = new Map<number, Kepala>();
  for (const { jenjang, jenjang_oleh, ...columns } of row.jalur) {
    for (const { kepala_user_id, ...one } of rowsOfColumns(columns)) {
      antrean.push({ ...one, jenjang, jenjang_oleh });
      const { user_id } = one;
      if (kepala_user_id !== null)
        kepala.set(user_id, { ...OLEH_LAIN, ...sendiriOf.get(user_id), user_id, kepala_user_id });
    }
  }
  return { antrean, fakta: { pejabat: row.pejabat, kepala: [...kepala.values()] } };
}

/** Whom the chains name, and the heads of the groups that wait. */
const DISEBUT = sql`array(
  select orang from jalur, jsonb_to_recordset(jenjang) j (user_id integer, pengganti_user_id integer),
    unnest(array[j.user_id, j.pengganti_user_id]) orang
  where orang is not null
  union select kepala_user_id from antre where kepala_user_id is not null)`;
