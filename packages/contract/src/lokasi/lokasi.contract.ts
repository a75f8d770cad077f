import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Kosong, kosongkan, Lat, Lng, SortedPageInput, pageOf, teksPanjang, namaWajib } from '../kit/fields.ts';
import { KodeAktif } from '../kit/kode.ts';
import { ZonaWaktu } from '../kit/zona-waktu.ts';

/** Active 11, inactive 12: only active ones are measured against. */

export const Lokasi = z.object({
  lokasi_presensi_id: Id,
  nama: z.string(),
  alamat: z.nullable(z.string()),
  lat: z.number(),
  lng: z.number(),
  radius_meter: z.int(),
  /** The place's own zone, where it differs from the organisation's. */
  timezone: z.nullable(ZonaWaktu),
  status: KodeAktif,
  /** Members placed here by name; those placed nowhere may use it too. */
  jumlah_anggota: z.int(),
});
export type Lokasi = z.output<typeof Lokasi>;

const LokasiInput = z.object({
  organisasi_id: Id,
  nama: namaWajib(100),
  alamat: kosongkan(teksPanjang(300)),
  lat: Lat,
  lng: Lng,
  radius_meter: z._default(z.int().check(z.minimum(10), z.maximum(10_000)), 100),
  timezone: kosongkan(ZonaWaktu),
});
export type LokasiInput = z.output<typeof LokasiInput>;
const SatuLokasi = z.object({ organisasi_id: Id, lokasi_presensi_id: Id });

const baca = { scope: 'organisasi', who: 'signed-in', access: null } as const;
const tulis = { scope: 'organisasi', who: 'operator', access: 'organisasi.index', locked: 'linked' } as const;

export const lokasi = {
  /** Where maps fetch their tiles, by an address with {z}, {x} and {y}; null where the server has none. */
  getPetakPeta: endpoint({
    method: 'GET',
    path: '/petak-peta',
    summary: 'Melihat alamat petak peta',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: z.object({ alamat: z.nullable(z.string()), atribusi: z.nullable(z.string()) }),
    whenInactive: true,
  }),
  listLokasi: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/lokasi',
    summary: 'Melihat lokasi presensi',
    locked: 'no',
    input: z.extend(SortedPageInput, { organisasi_id: Id, status: z.optional(KodeAktif) }),
    output: pageOf(Lokasi),
  }),
  addLokasi: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/lokasi',
    summary: 'Menambah lokasi presensi',
    input: LokasiInput,
    output: Lokasi,
    created: true,
  }),
  getLokasi: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}',
    summary: 'Melihat lokasi presensi',
    locked: 'linked',
    input: SatuLokasi,
    output: Lokasi,
  }),
  changeLokasi: endpoint({
    ...tulis,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}',
    summary: 'Mengubah lokasi presensi',
    input: z.extend(LokasiInput, { lokasi_presensi_id: Id }),
    output: Lokasi,
  }),
  removeLokasi: endpoint({
    ...tulis,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}',
    summary: 'Menghapus lokasi presensi',
    input: SatuLokasi,
    output: Kosong,
  }),
  changeStatusLokasi: endpoint({
    ...tulis,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/lokasi/{lokasi_presensi_id}/status',
    summary: 'Mengubah status lokasi presensi',
    input: z.extend(SatuLokasi, { status: KodeAktif }),
    output: Lokasi,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_LOKASI = { lokasi_presensi: 'Lokasi presensi' };
