import { toTouchedRange } from '@hadir/rules/kehadiran/to-touched-range.ts';
import type { Tanggal } from '@hadir/rules/tanggal.ts';
import { inScope } from '../db/in-scope.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { deriveRentang } from './derive-rentang.ts';
import { findRentangTersimpan } from './hari-tertunda.queries.ts';

/**
 * Judges the stored days again, of these members or of all, that hours which changed from a date on can touch. Runs
 * after the change is committed.
 */
export async function rederiveJadwal(
  { deps, organisasi, now }: OrganisasiCtx,
  mulai: Tanggal,
  siapa: readonly number[] | 'semua' = 'semua',
): Promise<void> {
  const scope = { lingkup: 'organisasi', ...organisasi } as const;
  const { tgl_awal } = toTouchedRange({ tgl_awal: mulai, tgl_akhir: mulai }, 'jadwal');
  const stored = await inScope(deps.db, scope, (db) => findRentangTersimpan(db, organisasi.organisasi_id, tgl_awal), {
    readOnly: true,
  });
  if (stored) await deriveRentang({ db: deps.db, organisasi, now }, siapa, stored);
}
