import { callerOf } from '../workers/caller-of.ts';
import { runTask } from '../workers/run-task.ts';
import type { CetakCtx } from './issue-dokumen.ts';
import type { KopSurat } from './kop-surat.ts';
import { getKop } from './kop-surat.queries.ts';

/** The organisation's letterhead as it is today. */
export async function findKopSurat({
  db,
  deps,
  now,
  organisasi,
}: Pick<CetakCtx, 'db' | 'deps' | 'organisasi'> & { now: Date }): Promise<KopSurat> {
  const { file_foto, ...kop } = await getKop(db, organisasi.organisasi_id, now);
  const logo = file_foto === null ? undefined : await deps.files.read(db, file_foto);
  return { ...kop, logo: logo ? await shrinkLogo(logo.content, organisasi) : null };
}

const shrinkLogo = (content: Uint8Array, organisasi: CetakCtx['organisasi']) =>
  runTask('shrinkImage', { content, untuk: 'kop' }, { caller: callerOf({ organisasi }) });
