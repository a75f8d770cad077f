import { pesanTindakan } from '../../kit/pesan-tindakan.ts';
import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, kosongkan, pageOf, PageInput, Tanggal, teksPanjang } from '../../kit/fields.ts';
import { JalanPersetujuan } from '../../persetujuan/jalan-persetujuan.ts';
import { Dijawab } from '../../persetujuan/dijawab.ts';
import { MilikSatu } from '../../persetujuan/milik-satu.ts';

/** diajukan → disepakati by the other member → disetujui by the chain, or an operator; ditolak by either; dibatalkan by who asked, or of an approved one by an operator. */
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
  persetujuan: JalanPersetujuan,
});
export type TukarShift = z.output<typeof TukarShift>;

const diDalam = { scope: 'organisasi', who: 'own', access: null, locked: 'linked' } as const;
const Diubah = z.extend(TukarShift, { dampak: Dampak });

export const tukarShift = {
  /** A member sees those that he is part of, an operator all. */
  listTukarShift: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/tukar-shift',
    summary: 'Melihat tukar shift',
    input: z.object({ organisasi_id: Id, ...PageInput.shape, status: z.optional(StatusTukarShift) }),
    output: pageOf(TukarShift),
  }),
  /** Those that wait for the caller's own decision. */
  listTukarMenungguSaya: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/tukar-shift-menunggu',
    summary: 'Melihat tukar shift yang menunggu keputusan sendiri',
    input: z.object({ organisasi_id: Id, ...PageInput.shape, ...MilikSatu }),
    output: pageOf(TukarShift),
  }),
  submitTukarShift: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/tukar-shift',
    summary: 'Mengajukan tukar shift',
    message: 'Tukar shift diajukan',
    input: z.object({
      organisasi_id: Id,
      /** Who asks: oneself, or for an operator any member. */
      user_id_a: kosongkan(Id),
      tanggal_a: Tanggal,
      user_id_b: Id,
      tanggal_b: Tanggal,
      keterangan: z.optional(teksPanjang(500)),
    }),
    output: TukarShift,
    created: true,
  }),
  decideTukarShift: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/tukar-shift/{tukar_shift_id}',
    summary: 'Memutuskan tukar shift',
    message: pesanTindakan('tindakan', {
      sepakat: 'Tukar shift disepakati',
      setuju: 'Tukar shift disetujui',
      tolak: 'Tukar shift ditolak',
      batal: 'Tukar shift dibatalkan',
    }),
    input: z.object({
      organisasi_id: Id,
      tukar_shift_id: Id,
      tindakan: z.enum(['sepakat', 'setuju', 'tolak', 'batal']),
      catatan: z.optional(teksPanjang(500)),
      ...Dijawab,
      ...UbahLalu,
    }),
    output: Diubah,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_TUKAR_SHIFT = { tukar_shift: 'Tukar shift' };
