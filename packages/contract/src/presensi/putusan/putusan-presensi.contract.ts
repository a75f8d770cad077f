import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { BigId, Id, pageOf, PageInput, Tanggal, teksPanjang, teksPanjangWajib } from '../../kit/fields.ts';
import { pesanTindakan } from '../../kit/pesan-tindakan.ts';
import { Tingkat } from '../kepercayaan/kepercayaan.ts';
import { PresensiDitinjau, STATUS_TINJAUAN } from './presensi-ditinjau.ts';

const diDalam = { scope: 'organisasi', who: 'operator', access: 'presensi.daftar-presensi', locked: 'linked' } as const;
const Diputuskan = z.object({ presensi_id: z.array(BigId) });

/** What an operator decides about events themselves. They stay what they are; only whether they count changes. */
export const putusanPresensi = {
  /** Taps that were held for review, the oldest first while they wait. Requests with a selfie are not among them. */
  listPresensiDitinjau: endpoint({
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi-manual.index',
    locked: 'linked',
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/ditinjau',
    summary: 'Melihat presensi yang menunggu tinjauan',
    input: z.object({
      ...PageInput.shape,
      organisasi_id: Id,
      status: z._default(z.enum(STATUS_TINJAUAN), 'menunggu'),
      user_id: z.optional(Id),
      group_id: z.optional(Id),
      /** Dates of the taps, in the zone of their places. */
      from: z.optional(Tanggal),
      to: z.optional(Tanggal),
      kepercayaan: z.optional(Tingkat),
    }),
    output: z.extend(pageOf(PresensiDitinjau), {
      /** How many wait, whatever the filter asks. */
      menunggu: z.int(),
    }),
  }),
  /** Lets events count that waited for review or were set aside, or refuses those that waited. */
  decidePresensi: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi/update/status',
    summary: 'Memutuskan presensi yang ditinjau',
    input: z.object({
      organisasi_id: Id,
      presensi_id: z.array(BigId).check(z.minLength(1), z.maxLength(500)),
      tindakan: z.enum(['hitung', 'tolak']),
      keterangan: z._default(teksPanjang(500), ''),
    }),
    output: Diputuskan,
    message: pesanTindakan('tindakan', { hitung: 'Presensi diterima', tolak: 'Presensi ditolak' }),
  }),
  /** Sets a wrong event aside; it is never erased. */
  removePresensi: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/absen/{presensi_id}',
    summary: 'Menyisihkan presensi',
    input: z.object({ organisasi_id: Id, presensi_id: BigId, keterangan: teksPanjangWajib(500) }),
    output: Diputuskan,
    message: 'Presensi disisihkan',
  }),
};
