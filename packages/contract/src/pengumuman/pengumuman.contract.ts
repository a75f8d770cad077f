import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import {
  Id,
  Instant,
  Kosong,
  kosongkan,
  pageOf,
  PageInput,
  Tanggal,
  teksWajib,
  teksPanjangWajib,
} from '../kit/fields.ts';

/** What an organisation tells its members on Beranda, from one date to another or until it is removed. */
export const Pengumuman = z.object({
  pengumuman_id: Id,
  judul: z.string(),
  isi: z.string(),
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  /** 17 while today lies in its dates, else 18. */
  status: z.literal([STATUS_PENGUMUMAN.aktif, STATUS_PENGUMUMAN.tidak_aktif]),
  dibuat_oleh: z.nullable(z.string()),
  dibuat_pada: Instant,
});
export type Pengumuman = z.output<typeof Pengumuman>;

const Isi = {
  judul: teksWajib(120),
  isi: teksPanjangWajib(2000),
  tgl_mulai: Tanggal,
  tgl_selesai: kosongkan(Tanggal),
};
const Satu = { organisasi_id: Id, pengumuman_id: Id };
const diDalam = { scope: 'organisasi', access: null } as const;
const operator = { ...diDalam, who: 'operator', locked: 'linked' } as const;

export const pengumuman = {
  /** A member sees those of today, who looks after the organisation all of them; the latest first. */
  listPengumuman: endpoint({
    ...diDalam,
    who: 'own',
    locked: 'no',
    whenInactive: true,
    method: 'GET',
    path: '/orgs/{organisasi_id}/pengumuman',
    summary: 'Melihat pengumuman',
    input: z.object({ ...PageInput.shape, organisasi_id: Id }),
    output: pageOf(Pengumuman),
  }),
  addPengumuman: endpoint({
    ...operator,
    method: 'POST',
    path: '/orgs/{organisasi_id}/pengumuman',
    summary: 'Menambah pengumuman',
    input: z.object({ organisasi_id: Id, ...Isi }),
    output: Pengumuman,
    created: true,
  }),
  changePengumuman: endpoint({
    ...operator,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/pengumuman/{pengumuman_id}',
    summary: 'Mengubah pengumuman',
    input: z.object({ ...Satu, ...Isi }),
    output: Pengumuman,
  }),
  removePengumuman: endpoint({
    ...operator,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/pengumuman/{pengumuman_id}',
    summary: 'Menghapus pengumuman',
    input: z.object(Satu),
    output: Kosong,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PENGUMUMAN = { pengumuman: 'Pengumuman' };
