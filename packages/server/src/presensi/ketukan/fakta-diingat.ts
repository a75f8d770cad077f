import { getHeapStatistics } from 'node:v8';
import type { LokasiPresensi } from '@hadir/rules/lokasi/judge-radius.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { FaktaOrganisasiTerbaca, FaktaTetap } from '../../kehadiran/hari/fakta.queries.ts';

export type LokasiFakta = LokasiPresensi & { nama: string; timezone: Zona | null };

/**
 * What an organisation's days are judged by besides events, as it was under one `organisasi.fakta_versi`. Who uses it
 * asks the database which that is now, so that nothing that is remembered is ever used after it changed.
 */
export type FaktaDiingat = {
  versi: number;
  /** The dates that it reaches over. */
  range: TanggalRange;
  organisasi: FaktaOrganisasiTerbaca;
  anggota: ReadonlyMap<number, { fakta: FaktaTetap; lokasi: readonly LokasiFakta[] }>;
};

/** Bytes that a member takes at most: his hours, places, absences, and group. */
const SEORANG = 4_096;
/**
 * So many members are remembered, those of the organisations used last: a third of what this process may hold. Enough for
 * every school that one server greets in a morning: where they push each other out, each tap reads a school anew.
 */
const PALING_BANYAK = Math.floor(getHeapStatistics().heap_size_limit / 3 / SEORANG);

type Ingatan = LRUCache<number, FaktaDiingat, () => Promise<FaktaDiingat>>;

const makeIngatan = (): Ingatan =>
  new LRUCache({
    maxSize: PALING_BANYAK,
    // An organisation larger than all that may be remembered stands alone.
    sizeCalculation: ({ anggota }) => Math.min(Math.max(anggota.size, 1), PALING_BANYAK),
    fetchMethod: (_id, _before, { context: load }) => load(),
    // Whoever waits for what is pushed out meanwhile is answered all the same.
    ignoreFetchAbort: true,
  });

const memories = new WeakMap<Db, Ingatan>();

/** The memory that belongs to one database. */
function ingatanOf(db: Db): Ingatan {
  const memory = memories.get(db) ?? makeIngatan();
  memories.set(db, memory);
  return memory;
}

/** What is remembered of an organisation, if it reaches over these dates and is of another version than `usang`. */
export function findDiingat(
  db: Db,
  organisasi_id: number,
  { tgl_awal, tgl_akhir }: TanggalRange,
  usang?: number,
): FaktaDiingat | undefined {
  const entry = ingatanOf(db).get(organisasi_id);
  const serves =
    entry && entry.versi !== usang && entry.range.tgl_awal <= tgl_awal && tgl_akhir <= entry.range.tgl_akhir;
  return serves ? entry : undefined;
}

/** Loads it anew; those who want the same organisation's meanwhile wait for that and look again. */
export async function loadDiingat(db: Db, organisasi_id: number, load: () => Promise<FaktaDiingat>): Promise<void> {
  await ingatanOf(db).fetch(organisasi_id, { forceRefresh: true, context: load });
}
