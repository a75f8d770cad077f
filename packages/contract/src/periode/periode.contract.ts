import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Kosong, pageOf, SortedPageInput, Tanggal, namaWajib } from '../kit/fields.ts';

export const Periode = z.object({
  periode_laporan_id: Id,
  nama: z.string(),
  tgl_mulai: Tanggal,
  tgl_selesai: Tanggal,
  /** The tenant's, which its organisations use and cannot change. */
  is_milik_tenant: z.boolean(),
});
export type Periode = z.output<typeof Periode>;

export const PeriodeIsi = { nama: namaWajib(100), tgl_mulai: Tanggal, tgl_selesai: Tanggal };
const diDalam = { scope: 'organisasi', access: 'periode-laporan.index', locked: 'linked' } as const;
const Satu = { organisasi_id: Id, periode_laporan_id: Id };

export const periode = {
  listPeriode: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/periode',
    summary: 'Melihat periode laporan',
    who: 'reader',
    locked: 'no',
    input: z.object({ organisasi_id: Id, ...SortedPageInput.shape }),
    output: pageOf(Periode),
  }),
  addPeriode: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/periode',
    summary: 'Menambah periode laporan',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...PeriodeIsi }),
    output: Periode,
    created: true,
  }),
  getPeriode: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/periode/{periode_laporan_id}',
    summary: 'Melihat satu periode laporan',
    who: 'reader',
    input: z.object(Satu),
    output: Periode,
  }),
  changePeriode: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/periode/{periode_laporan_id}',
    summary: 'Mengubah periode laporan',
    who: 'operator',
    input: z.object({ ...Satu, ...PeriodeIsi }),
    output: Periode,
  }),
  removePeriode: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/periode/{periode_laporan_id}',
    summary: 'Menghapus periode laporan',
    who: 'operator',
    input: z.object(Satu),
    output: Kosong,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PERIODE = { periode_laporan: 'Periode laporan' };
