import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import * as z from 'zod/mini';
import { JENIS_SKOR } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import { Dampak, UbahLalu } from '../kehadiran/turunan/dampak.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, kelipatan, kosongkan, pageOf, SortedPageInput, Tanggal, namaWajib } from '../kit/fields.ts';

const Jenis = z.enum(JENIS_SKOR);
const menit = z.int().check(z.minimum(1), z.maximum(SEHARI_MENIT));

export const SkorPresensi = z.object({
  skor_presensi_id: Id,
  nama: z.string(),
  jenis: Jenis,
  menit_dari: z.nullable(z.int()),
  menit_sampai: z.nullable(z.int()),
  /** Percent. */
  potongan: z.number(),
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  /** The tenant's, which judges organisations that have none of their own. */
  is_milik_tenant: z.boolean(),
  /** The tenant's, which the organisation's own keep out of force now, or will once it begins. */
  is_diganti: z._default(z.boolean(), false),
});
export type SkorPresensi = z.output<typeof SkorPresensi>;

export const SkorIsi = {
  nama: namaWajib(50),
  jenis: Jenis,
  menit_dari: kosongkan(menit),
  /** Open where it is left out. */
  menit_sampai: kosongkan(menit),
  potongan: kelipatan(0.01, 100),
  tgl_mulai: Tanggal,
  tgl_selesai: kosongkan(Tanggal),
  ...UbahLalu,
};
export const FilterSkor = { ...SortedPageInput.shape, jenis: z.optional(Jenis), tanggal: z.optional(Tanggal) };
export const SkorDiubah = z.extend(SkorPresensi, { dampak: Dampak });

/** Whether what it puts out of force of the tenant's goes on as the organisation's own, but for what it stands in place of. */
const SalinInduk = z._default(z.boolean(), false);

const diDalam = { scope: 'organisasi', access: 'skor-presensi.index', locked: 'linked' } as const;
const Satu = { organisasi_id: Id, skor_presensi_id: Id };

export const skorPresensi = {
  listSkor: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/skor-presensi',
    summary: 'Melihat kategori keterlambatan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...FilterSkor }),
    output: pageOf(SkorPresensi),
  }),
  addSkor: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/skor-presensi',
    summary: 'Menambah kategori keterlambatan',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...SkorIsi, salin_induk: SalinInduk }),
    output: SkorDiubah,
    created: true,
  }),
  getSkor: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}',
    summary: 'Melihat satu kategori keterlambatan',
    who: 'reader',
    input: z.object(Satu),
    output: SkorPresensi,
  }),
  changeSkor: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}',
    summary: 'Mengubah kategori keterlambatan',
    who: 'operator',
    input: z.object({ ...Satu, ...SkorIsi }),
    output: SkorDiubah,
  }),
  removeSkor: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/skor-presensi/{skor_presensi_id}',
    summary: 'Menghapus kategori keterlambatan',
    who: 'operator',
    /** With `hapus_salinan` also the copies that alone would keep the tenant's out of force. */
    input: z.object({ ...Satu, ...UbahLalu, hapus_salinan: z._default(z.boolean(), false) }),
    output: z.object({ dampak: Dampak }),
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_SKOR_PRESENSI = { skor_presensi: 'Keterlambatan' };
