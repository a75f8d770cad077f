import * as z from 'zod/mini';
import { Dampak } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';
import { JenisKlaim, KeteranganKlaim } from '../dasar/klaim-fields.ts';

export const klaimSesuaiJadwal = {
  /**
   * What is missing of these days filled in at the hours that were due: a claim for each date, side and hour, as
   * `submitKlaim` files an operator's. Days of which nothing is missing are left alone.
   */
  submitKlaimSesuaiJadwal: endpoint({
    scope: 'organisasi',
    access: 'presensi-klaim.index',
    locked: 'linked',
    method: 'POST',
    path: '/orgs/{organisasi_id}/klaim-presensi/sesuai-jadwal',
    summary: 'Melengkapi presensi sesuai jadwal',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      hari: z.array(z.object({ user_id: Id, tanggal: Tanggal })).check(z.minLength(1), z.maxLength(200)),
      jenis: JenisKlaim,
      ...KeteranganKlaim,
    }),
    output: z.object({
      /** Those in force; with them it is taken back. */
      presensi_klaim_id: z.array(Id),
      /** The operator's own days, which another officer decides. */
      menunggu: z.int(),
      terisi: z.int(),
      dampak: Dampak,
    }),
    created: true,
  }),
};
