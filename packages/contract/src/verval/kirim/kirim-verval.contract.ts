import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Bulan, Id, Instant, pageOf, PageInput } from '../../kit/fields.ts';
import { Kemajuan } from '../../kit/pekerjaan/kemajuan.ts';

/** A sending under way or done, as its job tells it. */
export const PekerjaanKirim = z.object({
  pekerjaan_id: z.uuid(),
  /** The month that is sent, and how people call it. */
  bulan: z.string(),
  sebutan: z.string(),
  ...Kemajuan,
  /** Why it ended before everything was sent. */
  pesan: z.nullable(z.string()),
  /**
   * Members whose month was accepted and refused, and who was not sent since nothing says who he is, of whom older
   * sendings do not tell; null until it is done.
   */
  hasil: z.nullable(z.object({ diterima: z.int(), ditolak: z.int(), tanpa_identitas: z.optional(z.int()) })),
  oleh: z.nullable(z.string()),
  selesai_pada: z.nullable(Instant),
});
export type PekerjaanKirim = z.output<typeof PekerjaanKirim>;

export const KeadaanKirim = z.object({
  /** `tidak_terhubung`: an organisation of the general edition. `belum_diatur`: this server has no address of it. */
  keadaan: z.enum(['siap', 'tidak_terhubung', 'belum_diatur']),
  /** Verified members of the month that wait to be sent; of them those who go as a correction, and whom the staff system refused last. */
  menunggu: z.int(),
  /** How many of those that wait go when all are sent: the others nothing tells the staff system who they are. */
  dapat_dikirim: z.int(),
  koreksi: z.int(),
  ditolak: z.int(),
  /** Members of the month who are not sent and could not be, since nothing says who they are: how many, and the first by name. */
  tanpa_identitas: z.object({ jumlah: z.int(), anggota: z.array(AnggotaRingkas) }),
  /** The month's last sending. */
  pekerjaan: z.nullable(PekerjaanKirim),
});
export type KeadaanKirim = z.output<typeof KeadaanKirim>;

/** A member whose verified month the staff system refused, and why. */
export const BarisDitolak = z.object({
  anggota: AnggotaRingkas,
  /** The staff system's own. */
  kode: z.string(),
  pesan: z.string(),
  pada: Instant,
});
export type BarisDitolak = z.output<typeof BarisDitolak>;

const diDalam = { scope: 'organisasi', access: 'presensi.daftar-presensi-verval', locked: 'linked' } as const;
/** The month that is read: last month unless given. */
const Dibaca = { organisasi_id: Id, bulan: z.optional(Bulan) };

export const kirimVerval = {
  /** Of all members who are verified and not sent yet, or of the named ones, in the background. */
  sendVerval: endpoint({
    method: 'POST',
    path: '/orgs/{organisasi_id}/sinkron/simpatika',
    summary: 'Mengirim kehadiran terverifikasi ke sistem data kepegawaian',
    scope: 'organisasi',
    who: 'operator',
    access: 'user.index',
    locked: 'no',
    input: z.object({
      organisasi_id: Id,
      bulan: Bulan,
      user_id: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(5000))),
    }),
    output: PekerjaanKirim,
    created: true,
    message: (_, answered) => `Pengiriman ${(answered as PekerjaanKirim).sebutan} dimulai`,
  }),
  getKeadaanKirim: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/verval-kiriman',
    summary: 'Melihat keadaan pengiriman verval',
    who: 'reader',
    input: z.object(Dibaca),
    output: KeadaanKirim,
  }),
  listKirimanDitolak: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/verval-kiriman/ditolak',
    summary: 'Melihat kiriman verval yang ditolak',
    who: 'reader',
    input: z.object({ ...PageInput.shape, ...Dibaca }),
    output: pageOf(BarisDitolak),
  }),
};
