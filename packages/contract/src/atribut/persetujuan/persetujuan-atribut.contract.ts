import { TIPE_ATRIBUT } from '@hadir/rules/atribut/tipe-atribut.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong, PageInput, pageOf, teksPanjang } from '../../kit/fields.ts';

const Versi = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Muat ulang daftarnya dari awal'));

/** An organisation's atribut that waits for its tenant. */
export const AtributMenunggu = z.object({
  atribut_id: Id,
  nama: z.string(),
  tipe: z.enum(TIPE_ATRIBUT),
  pilihan: z.array(z.string()),
  is_wajib: z.boolean(),
  is_dilihat_anggota: z.boolean(),
  is_diisi_anggota: z.boolean(),
  organisasi_id: Id,
  organisasi: z.string(),
  /** Members of whom it was filled in before it was changed. */
  jumlah_terisi: z.int(),
  /** What is decided on; another one once its organisation changes it. */
  versi: Versi,
});
export type AtributMenunggu = z.output<typeof AtributMenunggu>;

const diTenant = { scope: 'tenant', access: 'atribut.index', locked: 'no' } as const;
/** `versi` as it was read: what its organisation changed since is not decided on unseen. */
const Satu = z.object({ tenant_id: Id, atribut_id: Id, versi: Versi });

export const persetujuanAtribut = {
  /** Those that wait, the longest first, and whether the tenant wants to approve at all. */
  listAtributMenunggu: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}/atribut/menunggu',
    summary: 'Melihat atribut instansi yang menunggu persetujuan',
    who: 'reader',
    input: z.extend(PageInput, { tenant_id: Id }),
    output: z.extend(pageOf(AtributMenunggu), { is_perlu_disetujui: z.boolean() }),
  }),
  /** What waits already goes on waiting, whichever way it is switched. */
  changePersetujuanAtribut: endpoint({
    ...diTenant,
    method: 'PUT',
    path: '/tenant/{tenant_id}/atribut/persetujuan',
    summary: 'Mengubah perlu tidaknya atribut instansi disetujui',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, is_perlu_disetujui: z.boolean() }),
    output: z.object({ is_perlu_disetujui: z.boolean() }),
  }),
  approveAtribut: endpoint({
    ...diTenant,
    method: 'POST',
    path: '/tenant/{tenant_id}/atribut/{atribut_id}/setujui',
    summary: 'Menyetujui atribut instansi',
    who: 'tenant-admin',
    input: Satu,
    output: Kosong,
    message: 'Atribut disetujui. Operator instansinya diberi tahu lewat email',
    mails: true,
  }),
  rejectAtribut: endpoint({
    ...diTenant,
    method: 'POST',
    path: '/tenant/{tenant_id}/atribut/{atribut_id}/tolak',
    summary: 'Menolak atribut instansi',
    who: 'tenant-admin',
    input: z.extend(Satu, { keterangan: teksPanjang(500, 3) }),
    output: Kosong,
    message: 'Atribut ditolak. Operator instansinya membaca keterangannya',
  }),
};
