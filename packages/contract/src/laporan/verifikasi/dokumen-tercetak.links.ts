import * as z from 'zod/mini';
import { teksWajib } from '../../kit/fields.ts';
import { linkEndpoint } from '../../kit/link/link-endpoint.ts';

/** For whoever holds a printed document, by the code on it. */
export const dokumenTercetak = {
  /** What the document must say, for its holder to compare, and what Hadir would say otherwise today. */
  openDokumen: linkEndpoint({
    method: 'GET',
    path: '/verifikasi/{dokumen_id}',
    summary: 'Memeriksa dokumen tercetak lewat kodenya',
    input: z.object({ dokumen_id: teksWajib(500) }),
    answer: 'text/html',
    tolakan: { judul: 'Dokumen tidak ditemukan' },
  }),
};
