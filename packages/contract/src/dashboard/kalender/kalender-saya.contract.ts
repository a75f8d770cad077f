import * as z from 'zod/mini';
import { HariKehadiran } from '../../kehadiran/hari/hari-kehadiran.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, Tanggal } from '../../kit/fields.ts';
import { ZonaWaktu } from '../../kit/zona-waktu.ts';

/** A request for leave that nobody has decided yet. */
const CutiMenunggu = z.object({ cuti_id: Id, kategori: z.string(), tgl_awal: Tanggal, tgl_akhir: Tanggal });

export const TempatSaya = z.object({
  organisasi_id: Id,
  nama: z.string(),
  timezone: ZonaWaktu,
  /** The date there now. */
  hari_ini: Tanggal,
  /** Within the membership: what came of the days that are past, what is expected of those to come. */
  hari: z.array(HariKehadiran),
  menunggu: z.array(CutiMenunggu),
});
export type TempatSaya = z.output<typeof TempatSaya>;

/** The address of one's own calendar for other programs: since when there is one, and when it was fetched last. */
export const AlamatKalenderSaya = z.object({ dibuat_pada: Instant, terakhir_pada: z.nullable(Instant) });
export type AlamatKalenderSaya = z.output<typeof AlamatKalenderSaya>;

const sendiri = { scope: 'user', who: 'own', access: null, locked: 'no' } as const;

export const kalenderSaya = {
  /** The caller's own days in every organisation of which he is or was a member on them, by its name; at most 62 days at once. */
  listKalenderSaya: endpoint({
    method: 'GET',
    path: '/kalender-saya',
    summary: 'Melihat kalender sendiri di semua instansinya',
    ...sendiri,
    input: z.object({ tgl_awal: Tanggal, tgl_akhir: Tanggal }),
    output: z.array(TempatSaya),
    whenInactive: true,
  }),
  getAlamatKalenderSaya: endpoint({
    method: 'GET',
    path: '/kalender-saya/alamat',
    summary: 'Melihat alamat kalender sendiri',
    ...sendiri,
    input: z.object({}),
    output: z.nullable(AlamatKalenderSaya),
  }),
  /** The address is answered once: only its hash is kept. One that was made before ends. */
  addAlamatKalenderSaya: endpoint({
    method: 'POST',
    path: '/kalender-saya/alamat',
    summary: 'Membuat alamat kalender sendiri',
    ...sendiri,
    input: z.object({}),
    output: z.extend(AlamatKalenderSaya, { alamat: z.string() }),
    created: true,
  }),
  revokeAlamatKalenderSaya: endpoint({
    method: 'DELETE',
    path: '/kalender-saya/alamat',
    summary: 'Mencabut alamat kalender sendiri',
    ...sendiri,
    input: z.object({}),
    output: Kosong,
  }),
};
