import * as z from 'zod/mini';
import { Antrean } from '../../kit/antrean.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Instant } from '../../kit/fields.ts';

/** A copy of all that is stored about somebody, as its job tells it. */
export const DataSaya = z.object({
  status: z.enum(['menunggu', 'berjalan', 'selesai', 'gagal']),
  /** While it waits. */
  antrean: z.optional(Antrean),
  selesai: z.int(),
  /** Null until it is known how much there is. */
  total: z.nullable(z.int()),
  /** Why it failed. */
  pesan: z.nullable(z.string()),
  /** Bytes of the file; null until it is done. */
  ukuran: z.nullable(z.int()),
  /** When its file was taken away, seven days after it was made; it can be made again. */
  berkas_dihapus_pada: z.nullable(Instant),
  dibuat_pada: Instant,
});
export type DataSaya = z.output<typeof DataSaya>;

const tentangDiri = { scope: 'user', who: 'signed-in', access: null, locked: 'no', whenInactive: true } as const;

/** One's own data (aturan/akses#data-sendiri); for those of a tenant, since those above them have nothing but an account. */
export const dataSaya = {
  getDataSaya: endpoint({
    ...tentangDiri,
    method: 'GET',
    path: '/data-saya',
    summary: 'Melihat salinan data sendiri',
    input: z.object({}),
    output: z.nullable(DataSaya),
  }),
  generateDataSaya: endpoint({
    ...tentangDiri,
    method: 'POST',
    path: '/data-saya',
    summary: 'Meminta salinan data sendiri',
    ofOneself: true,
    input: z.object({}),
    output: DataSaya,
    created: true,
    message: 'Salinan data Anda sedang disiapkan',
  }),
  getBerkasDataSaya: endpoint({
    ...tentangDiri,
    method: 'GET',
    path: '/data-saya/unduh',
    summary: 'Mengunduh salinan data sendiri',
    input: z.object({}),
    output: z.null(),
    download: ['application/zip'],
  }),
};
