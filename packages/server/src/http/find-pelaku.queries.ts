import type { IzinTenant } from '@hadir/rules/akses/izin.ts';
import type { Zona } from '@hadir/rules/zona.ts';
import { sql } from 'kysely';
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

export async function findPelaku(db: Db, token_hash: Buffer, place: Place): Promise<Pelaku | undefined> {
  const { organisasi_id = null, kode_organisasi = null, tenant_id = null } = place;
  const { rows } = await sql<{ pelaku: Pelaku | null }>`
    ${PREPARED} select hadir.cari_pelaku(${token_hash}, ${organisasi_id}, ${kode_organisasi}, ${tenant_id}) as pelaku
  `.execute(db);
  return rows[0]?.pelaku ?? undefined;
}
