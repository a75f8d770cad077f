import { inScope } from '../db/scope/in-scope.ts';
import { lockBelumBersih, markBersih } from '../files/berkas-lama.queries.ts';
import { Refusal } from '../kit/refusal.ts';
import { report } from '../kit/report.ts';
import { runTask } from '../workers/run-task.ts';
import type { Deps } from '../ctx/deps.ts';
import type { ScheduledTask } from './scheduled-task.ts';

/** Each night no more, so that it is over before the morning; the rest waits for the next. */
const SEMALAM = 2000;

/**
 * Writes anew, one after the other, pictures that were attached before attachments were cleaned: what tells where and
 * with what they were taken goes. One that cannot be read as a picture stays as it was sent; one that fails otherwise is
 * tried again the next night.
 */
export const cleanLampiranTask: ScheduledTask = {
  nama: 'bersihkan-lampiran',
  cron: '27 1 * * *',
  run: async (deps) => {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let nth = 0; nth < SEMALAM; nth += 1) {
      const berkas_id = await cleanNext(deps, after);
      if (berkas_id === undefined) return;
      after = berkas_id;
    }
  },
};

/** Cleans the first that comes after this one; answers which it was, or undefined when there is none. */
function cleanNext({ db, files }: Deps, after: string): Promise<string | undefined> {
  return inScope(db, { lingkup: 'semua' }, async (trx) => {
    const berkas = await lockBelumBersih(trx, after);
    if (!berkas) return undefined;
    const { berkas_id } = berkas;
    try {
      const content = (await files.read(trx, berkas_id))?.content;
      if (content) {
        const cleaned = await runTask('cleanImage', { content, sebagai: 'lampiran' }, { caller: 'pembersihan' });
        await files.replace(trx, berkas, cleaned);
      }
      await markBersih(trx, berkas_id);
    } catch (error) {
      if (error instanceof Refusal && UNREADABLE.has(error.code)) await markBersih(trx, berkas_id);
      else report(`lampiran ${berkas_id} belum dibersihkan`)(error);
    }
    return berkas_id;
  });
}

const UNREADABLE: ReadonlySet<string> = new Set([
  'input.file_unreadable',
  'input.image_animated',
  'input.image_too_large',
]);
