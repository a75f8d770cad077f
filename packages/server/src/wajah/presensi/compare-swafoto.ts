import { countJarakWajahTerdekat, isWajahCocok, type Deskriptor } from '@hadir/rules/wajah/judge-wajah.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { runTask } from '../../platform/workers/run-task.ts';
import type { PotretTerukur } from '../mesin/compute-wajah.ts';
import type { HasilBanding, Swafoto } from './banding.queries.ts';

/** Compares one selfie with whose it should be; what cannot be read or measured says why (aturan/wajah#putusan). */
export async function compareSwafoto(
  deps: Pick<Deps, 'db' | 'files'>,
  swafoto: Swafoto,
  terdaftar: readonly Deskriptor[],
): Promise<HasilBanding> {
  const { tenant_id, organisasi_id, presensi_id, ambang, foto } = swafoto;
  const kunci = { tenant_id, organisasi_id, presensi_id, ambang };
  const read = await inScope(deps.db, { lingkup: 'semua' }, (db) => deps.files.read(db, foto), { readOnly: true });
  const terukur: PotretTerukur = read ? await measure(read.content) : { sebab: 'tak_terbaca' };
  if ('sebab' in terukur) return { ...kunci, hasil: null, jarak: null, sebab: terukur.sebab };
  const jarak = countJarakWajahTerdekat(terukur.ciri, terdaftar);
  return { ...kunci, hasil: isWajahCocok(jarak, ambang), jarak, sebab: null };
}

/** A picture that is refused would be refused again; that there is no room just now is no answer. */
async function measure(content: Uint8Array): Promise<PotretTerukur> {
  try {
    return await runTask('computeWajah', { content }, { caller: 'swafoto' });
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'system.crowded') return { sebab: 'tak_terbaca' };
    throw error;
  }
}
