import type { PratinjauMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { dryRun } from '../../platform/http/pipeline/dry-run.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { inTempat } from './in-tempat.ts';
import { moveMutasi, type HasilPindah } from './move-mutasi.ts';
import type { Pelaksana } from './pelaksana.ts';
import { requireBelumLewat } from './require-belum-lewat.ts';
import { sebutTertahan } from './sebut-tertahan.ts';

type Edisi = Pick<OrganisasiCtx['organisasi'], 'k_sumber_data' | 'is_langganan'>;
/** `edisi` is the destination's, by which its operator may decide or not; null where there is none, or it is closed. */
type Pratinjau = Omit<PratinjauMutasi, 'menunggu'> & { edisi: Edisi | null };

/**
 * What a transfer would do if today were its day, or why it could not be done: it is done and taken back. Must not be
 * asked for while the caller's own transaction holds rows of the member or of either place.
 */
export async function previewMutasi(deps: Deps, mutasi: MutasiTersimpan, now: Date): Promise<Pratinjau> {
  // Nobody is told of what does not happen.
  const quiet: Deps = { ...deps, mail: { ...deps.mail, send: () => Promise.resolve() } };
  let edisi: Edisi | null = null;
  try {
    const run = async ({ db }: { db: Deps['db'] }) => {
      const p = { db: db as Transaction<Tables>, deps: quiet, now };
      edisi = await findEdisiTujuan(p, mutasi);
      // One that is confirmed is done by its own date, however late.
      if (mutasi.status !== STATUS_AKSES.disetujui) await requireBelumLewat(p, mutasi);
      return moveMutasi(p, mutasi);
    };
    const { ikut } = (await dryRun(deps.db, { lingkup: 'semua' }, run)) as HasilPindah;
    return { bawaan: ikut, hambatan: null, edisi };
  } catch (error) {
    const hambatan = sebutTertahan(error);
    if (hambatan === null) throw error;
    return { bawaan: null, hambatan, edisi };
  }
}

async function findEdisiTujuan(p: Pelaksana, { tujuan_organisasi_id, dibuat_oleh, pembuat }: MutasiTersimpan) {
  if (tujuan_organisasi_id === null) return null;
  const tempat = { organisasi_id: tujuan_organisasi_id, oleh: { user_id: dibuat_oleh, nama: pembuat } };
  return inTempat(p, tempat, ({ organisasi }) => Promise.resolve(organisasi));
}
