import { inScope } from '../db/scope/in-scope.ts';
import type { SuratDeps } from './surat-deps.ts';
import { TidakDiterima, type Smtp } from './open-smtp.ts';
import { unsealSurat } from './seal-surat.ts';
import { takeSuratKeluar } from './surat-keluar.queries.ts';

/**
 * One attempt at a mail: it is gone from the database when the mail server has taken it, and only then. Where it will
 * not be tried again it is gone too, and the answer is why; any other failure is thrown.
 */
export function deliverSurat(
  { db, secretKeys }: SuratDeps,
  smtp: Smtp,
  { surat_id, isLast }: { surat_id: number; isLast: boolean },
): Promise<TidakDiterima | null> {
  return inScope(db, { lingkup: 'semua' }, async (trx) => {
    const row = await takeSuratKeluar(trx, surat_id);
    if (!row) return null;
    try {
      await smtp.send(unsealSurat(secretKeys, row.tersegel), `${surat_id}.${new Date(row.dibuat_pada).getTime()}`);
      return null;
    } catch (error) {
      if (error instanceof TidakDiterima && (isLast || error.isFinal)) return error;
      throw error;
    }
  });
}
