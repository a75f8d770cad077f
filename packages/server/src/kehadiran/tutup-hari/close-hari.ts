import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { deriveRentang } from '../turunan/derive-rentang.ts';
import { findKelengkapan, listHariTertunda, updateDisiapkan } from './hari-tertunda.queries.ts';

type Organisasi = { organisasi_id: number; tenant_id: number; timezone: Zona };

/**
 * Gives every member his day up to today, and judges again the days whose window has closed: a work day without an
 * event becomes absen. Safe to run twice, late, and on several servers at once; does next to nothing when all is done.
 */
export async function closeHari(db: Db, organisasi: Organisasi, now: Date): Promise<void> {
  const scope = { lingkup: 'organisasi', ...organisasi } as const;
  const today = tanggalOfWaktu(waktuLokalOf(now.getTime(), organisasi.timezone));
  const { organisasi_id } = organisasi;
  const { is_due, disiapkan } = await inScope(db, scope, (trx) => findKelengkapan(trx, organisasi_id, today, now), {
    readOnly: true,
  });
  if (!is_due) return;

  const tertunda = await inScope(db, scope, (trx) => listHariTertunda(trx, organisasi_id, today, now, disiapkan), {
    readOnly: true,
  });
  for (const { user_ids, ...range } of tertunda) await deriveRentang({ db, now, organisasi }, user_ids, range);
  await inScope(db, scope, (trx) => updateDisiapkan(trx, organisasi, today));
}
