import type { IzinTenant } from '@hadir/rules/akses/izin.ts';
import type { Zona } from '@hadir/rules/zona.ts';
import { sql } from 'kysely';
import { batched } from '../db/batched.ts';
import type { Db } from '../db/open-db.ts';
import { PREPARED } from '../db/prepared.ts';

/** What `hadir.cari_pelaku` answers: the session, its person, and what he is where he calls. */
export type Pelaku = {
  sesi_id: string;
  kedaluwarsa_pada: string;
  terakhir_pada: string;
  user_id: number;
  tenant_id: number | null;
  nama: string;
  status: number;
  is_admin: boolean;
  is_super_admin: boolean;
  is_viewer: boolean;
  is_pemantau: boolean;
  is_operator: boolean;
  organisasi: PelakuOrganisasi | null;
  tenant: { tenant_id: number; status: number; izin: IzinTenant; dipantau: boolean } | null;
};

export type PelakuOrganisasi = {
  organisasi_id: number;
  tenant_id: number;
  kode_organisasi: string;
  k_sumber_data: number;
  is_langganan: boolean;
  tgl_berlaku_akhir: string | null;
  is_sinkronisasi: boolean;
  status: number;
  timezone: Zona;
  role: number | null;
  status_anggota: number | null;
  dipantau: boolean;
};

/** Where a call points: at most one of these is set by its path. */
export type Place = { organisasi_id?: number; kode_organisasi?: string; tenant_id?: number };

type Question = { token_hash: Buffer } & Place;

const ask = batched<Question, Pelaku | undefined>(async (db, questions) => {
  const { rows } = await sql<{ urutan: number; pelaku: Pelaku }>`
    ${PREPARED} select * from hadir.cari_pelaku(
      ${questions.map(({ token_hash }) => token_hash)}::bytea[],
      ${questions.map(({ organisasi_id }) => organisasi_id ?? null)}::integer[],
      ${questions.map(({ kode_organisasi }) => kode_organisasi ?? null)}::text[],
      ${questions.map(({ tenant_id }) => tenant_id ?? null)}::integer[])
  `.execute(db);
  const byUrutan = new Map(rows.map(({ urutan, pelaku }) => [Number(urutan), pelaku]));
  return questions.map((_, index) => byUrutan.get(index + 1));
});

/** Whose session this is and what he is at the place, as of now; undefined where there is no such session. */
export function findPelaku(db: Db, token_hash: Buffer, place: Place): Promise<Pelaku | undefined> {
  return ask(db, { token_hash, ...place });
}
