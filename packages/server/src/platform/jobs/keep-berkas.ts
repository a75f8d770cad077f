import type { Transaction } from 'kysely';
import type { Tables } from '../db/open/tables.ts';
import { finishDownload, type Download } from '../http/answer/download.ts';
import type { JobCtx } from './job.ts';

export type HasilBerkas = { berkas_id: string; nama_berkas: string; ukuran: number };

/**
 * Takes in the file that a job made, and answers the step that keeps it together with the job's end: a failed attempt
 * leaves none behind. It goes away with the reports, after 90 days.
 */
export async function keepBerkas(
  { deps, tenant_id, organisasi_id, dibuat_oleh }: JobCtx & { tenant_id: number },
  file: Download,
): Promise<(trx: Transaction<Tables>) => Promise<HasilBerkas>> {
  const { content, filename, mediaType } = await finishDownload(file);
  const upload = await deps.files.receive(content);
  return async (trx) => {
    const milik = { tenant_id, organisasi_id, dibuat_oleh };
    const { berkas_id, ukuran } = await deps.files.keep(trx, upload, {
      ...milik,
      jenis: 'laporan',
      nama: filename,
      mediaType,
    });
    return { berkas_id, nama_berkas: filename, ukuran };
  };
}
