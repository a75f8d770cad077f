import type { FaktaAnggota, FaktaOrganisasi } from '@hadir/rules/kehadiran/fakta-kehadiran.ts';
import type { StatusRadius } from '@hadir/rules/kode/status-radius.ts';
import type { EventPresensi } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import type { Sikap } from '@hadir/rules/presensi/ketukan/judge-tempat-event.ts';
import { addDays, type Berlaku, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { bulanEventSql } from './bulan-event-sql.ts';
import { rentangEvent } from './rentang-event.ts';

/** An event as its day is judged by, with what the filters ask of it. */
export type EventFakta = EventPresensi & { radius: StatusRadius; is_face_verified: boolean | null };

export type PengaturanPresensi = Berlaku & {
  jeda_menit: number;
  timezone: Zona;
  luar_radius: Sikap;
  lokasi_palsu: Sikap;
  luring_maks_jam: number;
  tunggu_data_jam: number;
};

export type FaktaOrganisasiTerbaca = Omit<FaktaOrganisasi, 'pengaturan'> & {
  pengaturan: readonly PengaturanPresensi[];
};
export type FaktaAnggotaTerbaca = Omit<FaktaAnggota, 'events'> & { events: readonly EventFakta[] };
/** A member's facts besides his events. */
export type FaktaTetap = Omit<FaktaAnggotaTerbaca, 'events'>;
export type Fakta = { organisasi: FaktaOrganisasiTerbaca; anggota: Map<number, FaktaAnggotaTerbaca> };

type Gathered = {
  organisasi: FaktaOrganisasiTerbaca | null;
  anggota: { user_id: number; tetap: FaktaTetap; events: EventFakta[] }[] | null;
};

/** So many members are read by one plan, which is kept: whoever taps, and the few whose taps a machine sends together. */
const SEDIKIT = 10;
/** Over so many days, which lie in two months at most: each pair of months is a plan of its own. */
const BERDEKATAN = 30;

/**
 * Everything that judges the members' days between these dates, both included; events of the dates themselves. A plan is kept
 * only for a few members: that of a whole school is another.
 */
export async function loadFakta(
  db: Db,
  organisasi_id: number,
  user_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<Fakta> {
  const rentang = rentangEvent({ tgl_awal, tgl_akhir });
  const isDisiapkan = user_ids.length <= SEDIKIT && addDays(tgl_awal, BERDEKATAN) >= tgl_akhir;
  const { rows } = await sql<Gathered>`
    ${isDisiapkan ? PREPARED : sql``} select hadir.fakta_organisasi(${organisasi_id}, ${tgl_awal}::date, ${tgl_akhir}::date) as organisasi,
      (select json_agg(json_build_object('user_id', f.user_id, 'tetap', f.fakta, 'events', e.events))
       from hadir.fakta_anggota(${organisasi_id}, ${idsSql(user_ids)}, ${tgl_awal}::date, ${tgl_akhir}::date) f
       cross join lateral hadir.events_antara(
         ${organisasi_id}, f.user_id, ${rentang.dari}::timestamptz, ${rentang.sampai}::timestamptz,
         ${sql.raw(bulanEventSql([rentang]))}) e) as anggota
  `.execute(db);
  const [row] = rows;
  if (!row?.organisasi) throw new Error(`Organisasi ${organisasi_id} is not in scope`);
  return {
    organisasi: row.organisasi,
    anggota: new Map((row.anggota ?? []).map(({ user_id, tetap, events }) => [user_id, { ...tetap, events }])),
  };
}
