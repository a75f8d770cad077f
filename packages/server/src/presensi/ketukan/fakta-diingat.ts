import type { LokasiPresensi } from '@hadir/rules/lokasi/judge-radius.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { FaktaOrganisasi, FaktaTetap } from '../../kehadiran/hari/fakta.queries.ts';

export type LokasiFakta = LokasiPresensi & { nama: string; timezone: Zona | null };

/**
 * What an organisation's days are judged by besides events, as it was under one `organisasi.fakta_versi`. Who uses it
 * asks the database which that is now, so that nothing that is remembered is ever used after it changed.
 */
export type FaktaDiingat = {
  versi: number;
  /** The dates that it reaches over. */
  range: TanggalRange;
  organisasi: FaktaOrganisasi;
  anggota: ReadonlyMap<number, { fakta: FaktaTetap; lokasi: readonly LokasiFakta[] }>;
};

/**
 * So many members are remembered, those of the organisations used last; each is one to three KB. Enough for every school
 * that one server greets in a morning: when they take turns at pushing each other out, each tap reads a school anew.
 */
const PALING_BANYAK = 60_000;

class Ingatan {
  readonly #entries = new Map<number, FaktaDiingat>();
  readonly #underWay = new Map<number, Promise<FaktaDiingat>>();
  #anggota = 0;

  /** What is remembered of an organisation, if it reaches over these dates and is of another version than `usang`. */
  find(organisasi_id: number, { tgl_awal, tgl_akhir }: TanggalRange, usang?: number): FaktaDiingat | undefined {
    const entry = this.#entries.get(organisasi_id);
    if (!entry || entry.versi === usang || tgl_awal < entry.range.tgl_awal || entry.range.tgl_akhir < tgl_akhir)
      return undefined;
    this.#entries.delete(organisasi_id);
    this.#entries.set(organisasi_id, entry);
    return entry;
  }

  /** Loads it; those who want the same organisation's meanwhile wait for that and look again. */
  async load(organisasi_id: number, load: () => Promise<FaktaDiingat>): Promise<void> {
    const underWay = this.#underWay.get(organisasi_id);
    if (underWay) return void (await underWay);
    const loading = load().finally(() => this.#underWay.delete(organisasi_id));
    this.#underWay.set(organisasi_id, loading);
    this.#keep(organisasi_id, await loading);
  }

  #keep(organisasi_id: number, entry: FaktaDiingat): void {
    this.#forget(organisasi_id);
    this.#entries.set(organisasi_id, entry);
    this.#anggota += entry.anggota.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#anggota <= PALING_BANYAK || oldest === organisasi_id) break;
      this.#forget(oldest);
    }
  }

  #forget(organisasi_id: number): void {
    this.#anggota -= this.#entries.get(organisasi_id)?.anggota.size ?? 0;
    this.#entries.delete(organisasi_id);
  }
}

const memories = new WeakMap<Db, Ingatan>();

/** The memory that belongs to one database. */
export function ingatanOf(db: Db): Ingatan {
  const memory = memories.get(db) ?? new Ingatan();
  memories.set(db, memory);
  return memory;
}
