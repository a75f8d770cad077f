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
  TujuanMutasi,
} from '../mutasi.ts';

const baca = { scope: 'organisasi', who: 'reader', access: 'mutasi.index', locked: 'linked' } as const;
const tulis = { ...baca, who: 'operator' } as const;
const Di = { organisasi_id: Id };
const Satu = { ...Di, mutasi_id: Id };

export const mutasi = {
  listMutasi: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/mutasi',
    summary: 'Melihat mutasi instansi',
    input: z.extend(DaftarMutasiInput, Di),
    output: DaftarMutasi,
  }),
  exportMutasi: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/mutasi/unduh',
    summary: 'Mengunduh mutasi instansi',
    input: z.extend(DaftarMutasiInput, Di),
    output: z.null(),
    download: [XLSX],
  }),
  listTujuanMutasi: endpoint({
    ...tulis,
    method: 'GET',
    path: '/orgs/{organisasi_id}/mutasi/tujuan',
    summary: 'Mencari instansi tujuan mutasi',
    input: z.object({ ...Di, ...CariTujuan }),
    output: TujuanMutasi,
  }),
  /** With what would go along, as long as it has not moved. */
  getMutasi: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/mutasi/{mutasi_id}',
    summary: 'Melihat satu mutasi instansi',
    input: z.object(Satu),
    output: MutasiDetail,
  }),
  submitMutasi: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/mutasi',
    summary: 'Membuat mutasi instansi',
    input: z.object({ ...Di, ...MutasiIsi }),
    output: MutasiDetail,
    created: true,
    message: 'Mutasi disimpan',
  }),
  /** The caller's next step: the origin sends what it wrote, the destination confirms and says where it puts him. */
  confirmMutasi: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/mutasi/{mutasi_id}/konfirmasi',
    summary: 'Mengonfirmasi mutasi instansi',
    input: z.object({ ...Satu, ...PenempatanMutasi }),
    output: MutasiDetail,
    message: 'Langkah mutasi tersimpan',
  }),
  /** Taken back by the origin, or refused by the destination. */
  cancelMutasi: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/mutasi/{mutasi_id}/batal',
    summary: 'Membatalkan mutasi instansi',
    input: z.object({ ...Satu, ...BatalMutasi }),
    output: Mutasi,
    message: 'Mutasi dibatalkan',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_MUTASI = { mutasi: 'Mutasi' };
