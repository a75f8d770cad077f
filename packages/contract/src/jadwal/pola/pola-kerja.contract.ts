import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import * as z from 'zod/mini';
import { formatLembar, imporLembar } from '../../kit/impor/impor-lembar.ts';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, kosongkan, pageOf, SortedPageInput, Tanggal, namaWajib } from '../../kit/fields.ts';
import { rentang } from '../../kit/rentang.ts';

/** Whom a cycle is given to, a member or a group, from when to when. */
const Sasaran = rentang(
  z.object({
    user_id: kosongkan(Id),
    group_id: kosongkan(Id),
    tgl_mulai: Tanggal,
    tgl_selesai: kosongkan(Tanggal),
  }),
);
/** A shift of the cycle, or null for a day off. */
const Siklus = z.array(z.nullable(Id)).check(z.minLength(1), z.maxLength(SETAHUN_HARI));

export const PolaKerja = z.object({
  pola_kerja_id: Id,
  nama: z.string(),
  tgl_acuan: Tanggal,
  siklus: z.array(z.object({ jadwal_id: z.nullable(Id), nama: z.nullable(z.string()) })),
  sasaran: z.array(
    z.object({
      user_id: z.nullable(Id),
      group_id: z.nullable(Id),
      nama: z.string(),
      tgl_mulai: Tanggal,
      tgl_selesai: z.nullable(Tanggal),
    }),
  ),
});
export type PolaKerja = z.output<typeof PolaKerja>;

const diDalam = { scope: 'organisasi', access: 'jadwal.index', locked: 'linked' } as const;

export const polaKerja = {
  listPolaKerja: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/pola-kerja',
    summary: 'Melihat pola kerja',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...SortedPageInput.shape }),
    output: pageOf(PolaKerja),
  }),
  /** With a pola_kerja_id it replaces that cycle and whom it is given to. */
  savePolaKerja: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/pola-kerja/store',
    summary: 'Menyimpan pola kerja',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      pola_kerja_id: kosongkan(Id),
      nama: namaWajib(100),
      /** On which date the cycle's first day falls. */
      tgl_acuan: Tanggal,
      siklus: Siklus,
      sasaran: z._default(z.array(Sasaran).check(z.maxLength(1000)), []),
      ...UbahLalu,
    }),
    output: z.extend(PolaKerja, { dampak: Dampak }),
    created: true,
  }),
  removePolaKerja: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/pola-kerja/{pola_kerja_id}',
    summary: 'Menghapus pola kerja',
    who: 'operator',
    input: z.object({ organisasi_id: Id, pola_kerja_id: Id, ...UbahLalu }),
    output: z.object({ dampak: Dampak }),
  }),
  /** The days that a pattern generates between two dates, at most a year apart. */
  listJadwalPola: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/pola-kerja/jadwal',
    summary: 'Melihat hari yang dihasilkan pola kerja',
    who: 'reader',
    input: z.object({ organisasi_id: Id, pola_kerja_id: Id, tgl_awal: Tanggal, tgl_akhir: Tanggal }),
    output: z.array(
      z.object({ tanggal: Tanggal, urutan: z.int(), jadwal_id: z.nullable(Id), nama: z.nullable(z.string()) }),
    ),
  }),
  /** A pattern a row, by its name new or in the place of what it was; whom it is given to stays. All rows or none. */
  importPolaKerja: imporLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/pola-kerja/upload',
      summary: 'Mengimpor pola kerja',
      who: 'operator',
    },
    { organisasi_id: Id, koreksi: UbahLalu.koreksi },
  ),
  getFormatPolaKerja: formatLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/pola-kerja/template',
      summary: 'Mengunduh format pola kerja',
      who: 'reader',
    },
    { organisasi_id: Id },
  ),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_POLA_KERJA = { pola_kerja: 'Pola kerja' };
