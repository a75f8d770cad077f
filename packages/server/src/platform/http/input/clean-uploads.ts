import type { Upload, UploadRule } from '@hadir/contract/kit/endpoint.ts';
import { callerOf, type Milik } from '../../workers/caller-of.ts';
import { runTask } from '../../workers/run-task.ts';

type Files = Record<string, Upload | undefined>;

/**
 * Every picture among the files as our own copy, before any verb or transaction sees it: no place, no camera, nothing
 * behind its end. What else there is stays as it was sent.
 */
export async function cleanUploads(files: Files, rules: Record<string, UploadRule>, milik: Milik): Promise<Files> {
  const cleaned: Files = {};
  for (const [field, file] of Object.entries(files)) {
    if (!file?.mediaType.startsWith('image/')) cleaned[field] = file;
    else {
      const { sebagai = 'lampiran' } = rules[field] ?? {};
      const input = { content: file.content, sebagai };
      cleaned[field] = { ...file, ...(await runTask('cleanImage', input, { caller: callerOf(milik) })) };
    }
  }
  return cleaned;
}
