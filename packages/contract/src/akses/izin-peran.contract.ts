import { IZIN } from '@hadir/rules/akses/izin.ts';
import { PERAN_DIATUR } from '@hadir/rules/akses/izin-peran.ts';
import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';

/** Role → name → held or not, where it differs from the default (aturan/akses#izin). */
const IzinPerPeran = z.partialRecord(z.enum(PERAN_DIATUR), z.partialRecord(z.enum(IZIN), z.boolean()));

/** A tenant's matrix, and how many people hold each role in it today; a viewer is of no tenant. */
export const IzinPeran = z.object({
  tenant_id: Id,
  nama: z.string(),
  izin: IzinPerPeran,
  jumlah_orang: z.partialRecord(z.enum(PERAN_DIATUR), z.int()),
});
export type IzinPeran = z.output<typeof IzinPeran>;

/** What a name opens, in the words of the log, and what of the same kind stays open through another name or (null) none. */
export const IsiIzin = z.object({
  nama: z.enum(IZIN),
  membuka: z.array(z.string()),
  tetap: z.array(z.object({ kegiatan: z.string(), lewat: z.nullable(z.enum(IZIN)) })),
});
export type IsiIzin = z.output<typeof IsiIzin>;

export const izinPeran = {
  /** The same for every tenant. */
  listIsiIzin: endpoint({
    method: 'GET',
    path: '/izin-peran/isi',
    summary: 'Melihat isi setiap izin',
    scope: 'user',
    who: 'super-admin',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: z.array(IsiIzin),
  }),
  getIzinPeran: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/izin-peran',
    summary: 'Melihat izin peran tenant',
    scope: 'tenant',
    who: 'super-admin',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id }),
    output: IzinPeran,
  }),
  /** In force with the next request of each. `sebelum` is what the change started from: another one since refuses it. */
  changeIzinPeran: endpoint({
    method: 'PUT',
    path: '/tenant/{tenant_id}/izin-peran',
    summary: 'Mengubah izin peran tenant',
    scope: 'tenant',
    who: 'super-admin',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id, izin: IzinPerPeran, sebelum: IzinPerPeran }),
    output: IzinPeran,
  }),
};
