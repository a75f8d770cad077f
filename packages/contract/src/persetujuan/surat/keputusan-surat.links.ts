import * as z from 'zod/mini';
import { teksWajib } from '../../kit/fields.ts';
import { linkEndpoint } from '../../kit/link/link-endpoint.ts';

const surat = {
  path: '/keputusan/{token}',
  // What was mailed while only leave was decided so.
  juga: '/keputusan-cuti/{token}',
  answer: 'text/html',
  tolakan: { judul: 'Tidak dapat diputuskan', lanjut: 'Buka ajuan di Hadir' },
} as const;
const Satu = { token: teksWajib(500) };

/** For an approver, by the link in the mail that asks him: it decides what the call inside would, by the same rules. */
export const keputusanSurat = {
  /** Shows the request and decides nothing. */
  openKeputusan: linkEndpoint({
    ...surat,
    method: 'GET',
    summary: 'Membuka ajuan lewat tautan surat',
    input: z.object(Satu),
  }),
  /** Decides, once. */
  submitKeputusan: linkEndpoint({
    ...surat,
    method: 'POST',
    summary: 'Memutuskan ajuan lewat tautan surat',
    input: z.object({
      ...Satu,
      tindakan: z.enum(['setuju', 'tangguhkan', 'tolak']),
      keterangan: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
  }),
};
