import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { updateJawaban } from './perintah-terbuka.queries.ts';

/** So many answers are read of one body; a machine is given fewer at once. */
const MAKS = 200;
const JAWABAN = /^ID=(\d{1,15})&Return=(-?\d{1,9})(&|$)/i;

/** Keeps what a machine answered to commands; what is no answer, or to no command of its own, changes nothing. */
export async function receiveJawaban(deps: Deps, mesin: MesinTerdaftar, isi: Uint8Array): Promise<void> {
  const jawaban = Buffer.from(isi)
    .toString('latin1')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, id, kode] = JAWABAN.exec(line.trim()) ?? [];
      return id ? [{ perintah_id: Number(id), kode: Number(kode) }] : [];
    })
    .slice(0, MAKS);
  if (jawaban.length === 0) return;
  const { tenant_id, organisasi_id } = mesin;
  await deps.slots(() =>
    inScope(deps.db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (db) =>
      updateJawaban(db, mesin, jawaban, deps.now()),
    ),
  );
}
