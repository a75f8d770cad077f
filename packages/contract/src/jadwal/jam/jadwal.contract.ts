import { kodeDari } from '../../kit/kode.ts';
import { SARING_STATUS_JADWAL } from './saring-status-jadwal.ts';
import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, pageOf, SortedPageInput } from '../../kit/fields.ts';
import { Jadwal, JadwalBaru, JadwalDiubah, JadwalIsi, Norma, Ramadan, TipeJadwal } from './jadwal-fields.ts';

const diDalam = { scope: 'organisasi', access: 'jadwal.index', locked: 'linked' } as const;

export const jadwal = {
  listJadwal: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal',
    summary: 'Melihat jam kerja',
    who: 'reader',
    input: z.object({
      organisasi_id: Id,
      ...SortedPageInput.shape,
      tipe_jadwal: z.optional(TipeJadwal),
      status: z.optional(kodeDari(SARING_STATUS_JADWAL)),
    }),
    output: pageOf(Jadwal),
  }),
  addJadwalOrganisasi: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/jadwal',
    summary: 'Membuat jam kerja',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      ...JadwalBaru,
      /** Gives it to the whole organisation as well, from tgl_mulai on. */
      untuk_semua: z._default(z.boolean(), false),
    }),
    output: JadwalDiubah,
    created: true,
  }),
  getJadwal: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal/{jadwal_id}',
    summary: 'Melihat satu jam kerja',
    who: 'reader',
    access: 'jadwal.show',
    input: z.object({ organisasi_id: Id, jadwal_id: Id }),
    output: Jadwal,
  }),
  changeJadwal: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/jadwal/{jadwal_id}',
    summary: 'Mengubah jam kerja',
    who: 'operator',
    input: z.object({ organisasi_id: Id, jadwal_id: Id, ...JadwalIsi }),
    output: JadwalDiubah,
    message: 'Jam kerja berhasil diperbarui',
  }),
  removeJadwal: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/jadwal/{jadwal_id}',
    summary: 'Menghapus jam kerja',
    who: 'operator',
    input: z.object({ organisasi_id: Id, jadwal_id: Id, ...UbahLalu }),
    output: z.object({ dampak: Dampak }),
  }),
  listTipeJadwal: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal/tipe-jadwal',
    summary: 'Melihat tipe jam kerja',
    who: 'signed-in',
    access: null,
    input: z.object({ organisasi_id: Id }),
    output: z.array(z.object({ id: TipeJadwal, nama: z.string() })),
  }),
  /** A suggestion from the calendar, for a person to confirm: the decree may differ by a day. */
  /** The norm of the organisation's tenant, in minutes a week without breaks. */
  getNorma: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/norma-jam-kerja',
    summary: 'Melihat norma jam kerja sepekan',
    who: 'reader',
    input: z.object({ organisasi_id: Id }),
    output: Norma,
  }),
  listRamadan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal/ramadan',
    summary: 'Melihat perkiraan bulan Ramadan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, tahun: z.int().check(z.minimum(2000), z.maximum(2070)) }),
    output: z.array(Ramadan),
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_JADWAL = { jadwal: 'Jam kerja' };
