import { addDays, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { asked } from '../../platform/db/together/ask-together.ts';
import { bulanEventSql } from '../../kehadiran/hari/bulan-event-sql.ts';
import type { EventFakta, FaktaOrganisasiTerbaca, FaktaTetap } from '../../kehadiran/hari/fakta.queries.ts';
import { findDiingat, loadDiingat, type FaktaDiingat, type LokasiFakta } from './fakta-diingat.ts';

type Own = { tenant_id: number; organisasi_id: number };

/** Facts are remembered for so many days beyond those that are asked for, so that tomorrow asks for them anew. */
const LEBIH = 10;

/**
 * What the organisation's days are judged by between these dates besides events, from memory where it is remembered and
 * of another version than `usang`. What is answered may be of the past: compare `versi` with `listEventTap`.
 */
export async function getFaktaPresensi(db: Db, own: Own, range: TanggalRange, usang?: number): Promise<FaktaDiingat> {
  for (;;) {
    const known = findDiingat(db, own.organisasi_id, range, usang);
    if (known) return known;
    await loadDiingat(db, own.organisasi_id, () => loadFaktaTetap(db, own, range));
  }
}

type Isi = {
  versi: number;
  organisasi: FaktaOrganisasiTerbaca;
  anggota: { user_id: number; fakta: FaktaTetap }[] | null;
  lokasi: { user_id: number; lokasi: LokasiFakta[] }[] | null;
};

async function loadFaktaTetap(db: Db, own: Own, { tgl_awal, tgl_akhir }: TanggalRange): Promise<FaktaDiingat> {
  const { organisasi_id } = own;
  const range = { tgl_awal: addDays(tgl_awal, -LEBIH), tgl_akhir: addDays(tgl_akhir, LEBIH) };
  const { rows } = await inScope(
    db,
    { lingkup: 'organisasi', ...own },
    (trx) =>
      sql<Isi>`
      select o.fakta_versi as versi,
        hadir.fakta_organisasi(o.organisasi_id, ${range.tgl_awal}::date, ${range.tgl_akhir}::date) as organisasi,
        (select json_agg(f) from hadir.fakta_anggota(o.organisasi_id, array(select a.user_id from anggota a
            where a.organisasi_id = o.organisasi_id), ${range.tgl_awal}::date, ${range.tgl_akhir}::date) f) as anggota,
        (select json_agg(l) from hadir.lokasi_setiap_anggota(o.organisasi_id) l) as lokasi
      from organisasi o where o.organisasi_id = ${organisasi_id}
    `.execute(trx),
    { readOnly: true },
  );
  const [isi] = rows;
  if (!isi) throw new Error(`Organisasi ${organisasi_id} is gone`);
  const lokasi = new Map((isi.lokasi ?? []).map((row) => [row.user_id, row.lokasi]));
  const anggota = new Map(
    (isi.anggota ?? []).map(({ user_id, fakta }) => [user_id, { fakta, lokasi: lokasi.get(user_id) ?? [] }]),
  );
  return { versi: isi.versi, range, organisasi: isi.organisasi, anggota };
}

/** Whose events between two instants are asked for. */
export type RentangEvent = { organisasi_id: number; user_id: number; dari: string; sampai: string };
export type EventTap = { versi: number; events: EventFakta[] };

/** For each of these, in their order: his events, and the version that his organisation's facts now have. */
export function listEventTap(db: Db, taps: readonly RentangEvent[]): Promise<EventTap[]> {
  return eventsDi(bulanEventSql(taps))(db, [
    taps.map((tap) => tap.organisasi_id),
    taps.map((tap) => tap.user_id),
    taps.map((tap) => tap.dari),
    taps.map((tap) => tap.sampai),
  ]);
}

const pertanyaan = new Map<string, ReturnType<typeof asked<EventTap>>>();

/** The question for events of these months: there are as many as there are months that taps come in. */
function eventsDi(bulan: string) {
  const known =
    pertanyaan.get(bulan) ??
    asked<EventTap>(`
      select o.fakta_versi as versi, e.events
      from unnest($1::integer[], $2::integer[], $3::timestamptz[], $4::timestamptz[])
        with ordinality as t (organisasi_id, user_id, dari, sampai, urutan)
      left join organisasi o on o.organisasi_id = t.organisasi_id
      cross join lateral hadir.events_antara(t.organisasi_id, t.user_id, t.dari, t.sampai, ${bulan}) e
      order by t.urutan`);
  pertanyaan.set(bulan, known);
  return known;
}

type Kunci = { presensi_id: number; kunci: boolean | '' };
const lockBy = (fungsi: 'pg_advisory_xact_lock' | 'pg_try_advisory_xact_lock') =>
  asked<Kunci>(`
    select nextval('presensi_presensi_id_seq') as presensi_id, ${fungsi}(organisasi_id, user_id) as kunci
    from unnest($1::integer[], $2::integer[]) as tap (organisasi_id, user_id)`);
const LOCK = lockBy('pg_advisory_xact_lock');
const TRY_LOCK = lockBy('pg_try_advisory_xact_lock');

/**
 * For each member in turn an id for his event to come, and whether nobody else derives his days until the transaction
 * ends: true at once where nobody does, else false, or with `wait` true once the other has ended.
 */
export async function lockTaps(
  db: Db,
  taps: readonly { organisasi_id: number; user_id: number }[],
  wait: boolean,
): Promise<{ presensi_id: number; locked: boolean }[]> {
  const lock = wait ? LOCK : TRY_LOCK;
  const rows = await lock(db, [taps.map(({ organisasi_id }) => organisasi_id), taps.map(({ user_id }) => user_id)]);
  return rows.map(({ presensi_id, kunci }) => ({ presensi_id, locked: kunci !== false }));
}
