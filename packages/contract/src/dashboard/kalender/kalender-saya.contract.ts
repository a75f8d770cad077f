import * as z from 'zod/mini';
import { HariKehadiran } from '../../kehadiran/hari/hari-kehadiran.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';
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

export const kalenderSaya = {
  /** The caller's own days in every organisation that he is an active member of, by its name; at most 62 days at once. */
  listKalenderSaya: endpoint({
    method: 'GET',
    path: '/kalender-saya',
    summary: 'Melihat kalender sendiri di semua instansinya',
    scope: 'user',
    who: 'own',
    access: null,
    locked: 'no',
    input: z.object({ tgl_awal: Tanggal, tgl_akhir: Tanggal }),
    output: z.array(TempatSaya),
  }),
};
