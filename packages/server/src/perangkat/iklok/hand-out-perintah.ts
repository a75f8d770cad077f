import { writePerintah } from '@hadir/rules/perangkat/perintah-mesin.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { takePerintah } from './perintah-terbuka.queries.ts';

/** What a machine that asks is given to do: a line each, its number first, or OK where there is nothing. */
export async function handOutPerintah(deps: Deps, mesin: MesinTerdaftar): Promise<string> {
  if (!mesin.is_diperintah) return 'OK\n';
  const { tenant_id, organisasi_id, timezone } = mesin;
  const now = deps.now();
  const perintah = await deps.slots(() =>
    inScope(deps.db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (db) => takePerintah(db, mesin, now)),
  );
  const kini = waktuLokalOf(now.getTime(), timezone);
  const lines = perintah.map(({ perintah_id, jenis, isi }) => `C:${perintah_id}:${writePerintah(jenis, isi, kini)}\n`);
  return lines.join('') || 'OK\n';
}
