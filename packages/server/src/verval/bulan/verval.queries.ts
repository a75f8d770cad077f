import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { StatusVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { namaPelaku } from '../dasar/nama-pelaku.queries.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

export type Verval = {
  user_id: number;
  status: 'terverifikasi' | 'terkirim';
  ringkasan: JumlahRekap;
  dibekukan_pada: string;
  dikirim_pada: string | null;
  dikirim_oleh: string | null;
};

/** The members whose month is frozen. */
export async function listVerval(
  { db, organisasi }: Pick<LaporanCtx, 'db' | 'organisasi'>,
  bulan: string,
): Promise<Map<number, Verval>> {
  const rows = await db
    .selectFrom('verval as v')
    .leftJoin('users as u', 'u.user_id', 'v.dikirim_oleh')
    .select(['v.user_id', 'v.status', 'v.ringkasan', 'v.dibekukan_pada', 'v.dikirim_pada'])
    .select(namaPelaku('v.dikirim_oleh').as('dikirim_oleh'))
    .$castTo<Verval>()
    .where('v.organisasi_id', '=', organisasi.organisasi_id)
    .where('v.bulan', '=', bulan)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** The members who have days in the month. */
export async function listAnggotaBulan({ db, organisasi }: OrganisasiCtx, range: TanggalRange): Promise<number[]> {
  const rows = await db
    .selectFrom('kehadiran')
    .select('user_id')
    .distinct()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('tanggal', '>=', range.tgl_awal)
    .where('tanggal', '<=', range.tgl_akhir)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Freezes, or frees, the members' days of the month; answers how many of them are still open. */
export async function updateDibekukan(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
  range: TanggalRange,
  dibekukan: boolean,
): Promise<number> {
  const rows = await db
    .updateTable('kehadiran')
    .set({ dibekukan })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', 'in', user_ids)
    .where('tanggal', '>=', range.tgl_awal)
    .where('tanggal', '<=', range.tgl_akhir)
    .returning('terbuka_sampai')
    .execute();
  return rows.filter(({ terbuka_sampai }) => terbuka_sampai !== null).length;
}

type Beku = { user_id: number; ringkasan: JumlahRekap };

export async function insertVerval(
  { db, organisasi, actor, now }: OrganisasiCtx,
  bulan: string,
  rows: readonly Beku[],
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, bulan, dibekukan_oleh: actor.user_id, dibekukan_pada: now };
  await db
    .insertInto('verval')
    .values(
      rows.map(({ user_id, ringkasan }) => ({
        ...of,
        status: 'terverifikasi',
        user_id,
        ringkasan: JSON.stringify(ringkasan),
      })),
    )
    .execute();
}

export async function deleteVerval(
  { db, organisasi }: OrganisasiCtx,
  bulan: string,
  user_ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('verval')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('bulan', '=', bulan)
    .where('user_id', 'in', user_ids)
    .execute();
}

type Jejak = { tindakan: 'bekukan' | 'kirim' | 'buka'; user_ids: number[]; alasan: string | null };

export async function insertJejakVerval(
  { db, organisasi, actor, now }: OrganisasiCtx,
  bulan: string,
  jejak: Jejak,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('verval_jejak')
    .values({ ...jejak, tenant_id, organisasi_id, bulan, oleh: actor.user_id, pada: now })
    .execute();
}

/** What was done with the month, the latest first; of one member what was done with his. */
export function listJejakVerval(
  { db, organisasi }: OrganisasiCtx,
  bulan: string,
  milik?: number,
): Promise<StatusVerval['jejak']> {
  return db
    .selectFrom('verval_jejak as j')
    .leftJoin('users as u', 'u.user_id', 'j.oleh')
    .select(['j.tindakan', 'j.alasan', 'j.pada', sql<number>`cardinality(j.user_ids)`.as('anggota')])
    .select(namaPelaku('j.oleh').as('oleh'))
    .$narrowType<{ tindakan: Jejak['tindakan'] }>()
    .where('j.organisasi_id', '=', organisasi.organisasi_id)
    .where('j.bulan', '=', bulan)
    .$call((query) => whenGiven(query, milik, (narrowed, id) => narrowed.where(sql<boolean>`${id} = any(j.user_ids)`)))
    .orderBy('verval_jejak_id', 'desc')
    .limit(50)
    .execute();
}

export const DATA_SAYA_VERVAL: SalinanTabel = {
  verval: {
    judul: 'Verifikasi bulanan',
    kolom: {
      ...INSTANSI,
      bulan: 'Bulan',
      status: 'Status',
      ringkasan: 'Jumlah yang dibekukan',
      dibekukan_pada: 'Dibekukan',
      dikirim_pada: 'Dikirim',
    },
    tanpa: ['user_id', 'dibekukan_oleh', 'dikirim_oleh'],
  },
  verval_jejak: 'what was done with months of many people at once; that he did it is in the log',
};
