import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';
import {
  BatalMutasi,
  CariTujuan,
  DaftarMutasi,
  DaftarMutasiInput,
  Mutasi,
  MutasiDetail,
  MutasiIsi,
  PenempatanMutasi,
  TempatMutasi,
  TujuanMutasi,
} from '../mutasi.ts';

const baca = { scope: 'tenant', who: 'reader', access: 'mutasi.index', locked: 'no' } as const;
const tulis = { ...baca, who: 'tenant-admin' } as const;
const Di = { tenant_id: Id };
const Satu = { ...Di, mutasi_id: Id };

export const mutasiTenant = {
  listMutasiTenant: endpoint({
    ...baca,
    method: 'GET',
    path: '/tenant/{tenant_id}/mutasi',
    summary: 'Melihat mutasi tenant',
    input: z.extend(DaftarMutasiInput, Di),
    output: DaftarMutasi,
  }),
  exportMutasiTenant: endpoint({
    ...baca,
    method: 'GET',
    path: '/tenant/{tenant_id}/mutasi/unduh',
    summary: 'Mengunduh mutasi tenant',
    input: z.extend(DaftarMutasiInput, Di),
    output: z.null(),
    download: [XLSX],
  }),
  listTujuanMutasiTenant: endpoint({
    ...tulis,
    method: 'GET',
    path: '/tenant/{tenant_id}/mutasi/tujuan',
    summary: 'Mencari instansi tujuan mutasi',
    input: z.object({ ...Di, ...CariTujuan }),
    output: TujuanMutasi,
  }),
  /** With what would go along, as long as it has not moved. */
  getMutasiTenant: endpoint({
    ...baca,
    method: 'GET',
    path: '/tenant/{tenant_id}/mutasi/{mutasi_id}',
    summary: 'Melihat satu mutasi tenant',
    input: z.object(Satu),
    output: MutasiDetail,
  }),
  /** Where both are the tenant's own, this one step confirms it, and says where he is put. */
  submitMutasiTenant: endpoint({
    ...tulis,
    method: 'POST',
    path: '/tenant/{tenant_id}/mutasi',
    summary: 'Membuat mutasi tenant',
    input: z.object({ ...Di, /** The origin. */ organisasi_id: Id, ...MutasiIsi, ...TempatMutasi }),
    output: MutasiDetail,
    created: true,
    message: 'Mutasi disimpan',
  }),
  /** The caller's next step: the origin sends what it wrote, the destination confirms and says where it puts him. */
  confirmMutasiTenant: endpoint({
    ...tulis,
    method: 'POST',
    path: '/tenant/{tenant_id}/mutasi/{mutasi_id}/konfirmasi',
    summary: 'Mengonfirmasi mutasi tenant',
    input: z.object({ ...Satu, ...PenempatanMutasi }),
    output: MutasiDetail,
    message: 'Langkah mutasi tersimpan',
  }),
  /** Taken back by the origin, or refused by the destination. */
  cancelMutasiTenant: endpoint({
    ...tulis,
    method: 'POST',
    path: '/tenant/{tenant_id}/mutasi/{mutasi_id}/batal',
    summary: 'Membatalkan mutasi tenant',
    input: z.object({ ...Satu, ...BatalMutasi }),
    output: Mutasi,
    message: 'Mutasi dibatalkan',
  }),
};
