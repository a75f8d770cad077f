import * as z from 'zod/mini';
import { KemajuanBerkas } from '../kit/pekerjaan/kemajuan.ts';
import { endpoint } from '../kit/endpoint.ts';

/** A copy of all that is stored about somebody, as its job tells it. */
export const DataSaya = z.object({
  ...KemajuanBerkas,
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
