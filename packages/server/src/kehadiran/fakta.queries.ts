import type { AnggotaFacts, OrganisasiFacts } from '@hadir/rules/kehadiran/kehadiran-facts.ts';
import type { StatusRadius } from '@hadir/rules/kode/status-radius.ts';
import type { EventPresensi } from '@hadir/rules/presensi/event-presensi.ts';
import type { Berlaku, TanggalRange } from '@hadir/rules/tanggal.ts';
import type { Zona } from '@hadir/rules/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-db.ts';

/** An event as its day is judged by, with what the filters ask of it. */
export type EventFakta = EventPresensi & { radius: StatusRadius; is_face_verified: boolean | null };

export type PengaturanPresensi = Berlaku & {
  jeda_menit: number;
  timezone: Zona;
  luar_radius: 'hitung' | 'tinjau' | 'tolak';
  luring_maks_jam: number;
  tunggu_data_jam: number;
};

export type FaktaOrganisasi = Omit<OrganisasiFacts, 'pengaturan'> & { pengaturan: readonly PengaturanPresensi[] };
export type FaktaAnggota = Omit<AnggotaFacts, 'events'> & { events: readonly EventFakta[] };
export type Fakta = { organisasi: FaktaOrganisasi; anggota: Map<number, FaktaAnggota> };

/** Everything that judges the members' days between these dates, both included; events of the dates themselves. */
export async function loadFakta(
  db: Db,
  organisasi_id: number,
  user_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<Fakta> {
  const { rows } = await sql<{ organisasi: FaktaOrganisasi; anggota: Record<string, FaktaAnggota> | null }>`
    select hadir.fakta_organisasi(${organisasi_id}, ${tgl_awal}::date, ${tgl_akhir}::date) as organisasi,
      (select jsonb_object_agg(user_id, fakta)
       from hadir.fakta_anggota(${organisasi_id}, ${user_ids}::integer[], ${tgl_awal}::date, ${tgl_akhir}::date)) as anggota
  `.execute(db);
  const [row] = rows;
  if (!row?.organisasi) throw new Error(`Organisasi ${organisasi_id} is not in scope`);
  return {
    organisasi: row.organisasi,
    anggota: new Map(Object.entries(row.anggota ?? {}).map(([user_id, fakta]) => [Number(user_id), fakta])),
  };
}
