import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../kehadiran/dampak.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant, kosongkan, pageOf, PageInput, Tanggal, teks } from '../kit/fields.ts';

/** diajukan → disepakati by the other member → disetujui by an operator; ditolak by either; dibatalkan by who asked, or of an approved one by an operator. */
export const StatusTukarShift = z.enum(['diajukan', 'disepakati', 'disetujui', 'ditolak', 'dibatalkan']);
export type StatusTukarShift = z.output<typeof StatusTukarShift>;

const Pihak = z.object({ user_id: Id, nama: z.string(), tanggal: Tanggal, shift: z.nullable(z.string()) });
export const TukarShift = z.object({
  tukar_shift_id: Id,
  a: Pihak,
  b: Pihak,
  status: StatusTukarShift,
  keterangan: z.nullable(z.string()),
  catatan: z.nullable(z.string()),
  dibuat_pada: Instant,
  diputuskan_pada: z.nullable(Instant),
});
export type TukarShift = z.output<typeof TukarShift>;

const diDalam = { scope: 'organisasi', who: 'own', access: null, locked: 'linked' } as const;
const Diubah = z.extend(TukarShift, { dampak: Dampak });

export const tukarShift = {
  /** A member sees those that he is part of, an operator all. */
  list: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/tukar-shift',
    summary: 'Melihat tukar shift',
    input: z.object({ organisasi_id: Id, ...PageInput.shape, status: z.optional(StatusTukarShift) }),
    output: pageOf(TukarShift),
  }),
  ask: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/tukar-shift',
    summary: 'Mengajukan tukar shift',
    input: z.object({
      organisasi_id: Id,
      /** Who asks: oneself, or for an operator any member. */
      user_id_a: kosongkan(Id),
      tanggal_a: Tanggal,
      user_id_b: Id,
      tanggal_b: Tanggal,
      keterangan: z.optional(teks(500)),
    }),
    output: TukarShift,
    created: true,
  }),
  decide: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/tukar-shift/{tukar_shift_id}',
    summary: 'Memutuskan tukar shift',
    input: z.object({
      organisasi_id: Id,
      tukar_shift_id: Id,
      tindakan: z.enum(['sepakat', 'setuju', 'tolak', 'batal']),
      catatan: z.optional(teks(500)),
      ...UbahLalu,
    }),
    output: Diubah,
  }),
};
