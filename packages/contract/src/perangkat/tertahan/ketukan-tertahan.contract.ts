import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { BigId, Id, Instant, PageInput, pageOf, teksPanjangWajib, teksWajib } from '../../kit/fields.ts';
import { pesanTindakan } from '../../kit/pesan-tindakan.ts';
import { ZonaWaktu } from '../../kit/zona-waktu.ts';

export const PinMenunggu = z.object({
  pin: z.string(),
  jumlah: z.int(),
  pertama: Instant,
  terakhir: Instant,
  timezone: ZonaWaktu,
  /** The machines that it was used on, by name. */
  perangkat: z.array(z.string()),
});

/**
 * depan: after its arrival; lampau: too long ago; tertinggal: taken while there was contact, and yet late; pindah: taken
 * before the machine was moved here; rusak: no line.
 */
const SEBAB_TERTAHAN = ['depan', 'lampau', 'tertinggal', 'pindah', 'rusak'] as const;

export const KetukanTertahan = z.object({
  tertahan_id: BigId,
  perangkat_id: Id,
  nama_perangkat: z.string(),
  sebab: z.enum(SEBAB_TERTAHAN),
  /** Null of a line that is none, and to who does not read PINs, to whom `baris` is empty too (aturan/akses#nomor-pribadi). */
  pin: z.nullable(z.string()),
  /** The member whose PIN it is now. */
  nama_anggota: z.nullable(z.string()),
  waktu: z.nullable(Instant),
  timezone: ZonaWaktu,
  baris: z.string(),
  diterima_pada: Instant,
  /** How often a line that cannot be read came, and when last; others come once. */
  jumlah: z.int(),
  terakhir_pada: z.nullable(Instant),
  /** Lines that cannot be read beyond those that are kept: together, of which `baris` is one. */
  is_lain: z.boolean(),
});

/** What waits of one machine for one reason: in how many rows, how often, and since when. */
export const SebabTertahan = z.object({
  perangkat_id: Id,
  nama_perangkat: z.string(),
  sebab: z.enum(SEBAB_TERTAHAN),
  baris: z.int(),
  jumlah: z.int(),
  pertama: Instant,
  terakhir: Instant,
  timezone: ZonaWaktu,
  /** The latest of these rows: what came after it was not seen. */
  sampai: BigId,
});

const baca = { scope: 'organisasi', who: 'reader', access: 'perangkat.index', locked: 'linked' } as const;
const tulis = { scope: 'organisasi', who: 'operator', access: 'perangkat.index', locked: 'linked' } as const;

/** What machines sent and what is no event yet. */
export const ketukanTertahan = {
  /** PINs that were used on a machine and that no member has, those used last first. */
  listPinMenunggu: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/pin-menunggu',
    summary: 'Melihat PIN tanpa anggota',
    input: z.extend(PageInput, { organisasi_id: Id }),
    output: pageOf(PinMenunggu),
  }),
  /** Gives a waiting PIN to a member; what was recorded under it becomes his events, and his days are judged again. */
  assignPin: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/pin-menunggu',
    summary: 'Memasangkan PIN dengan anggota',
    input: z.object({
      organisasi_id: Id,
      pin: teksWajib(14).check(z.regex(/^\d{1,14}$/, 'PIN terdiri atas 1 sampai 14 angka')),
      user_id: Id,
    }),
    output: z.object({ tercatat: z.int() }),
    message: 'PIN dipasangkan, dan presensinya dicatat',
  }),
  /** Lines whose time cannot be, or that are none, the newest first. */
  listKetukanTertahan: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/ketukan-tertahan',
    summary: 'Melihat ketukan mesin yang disisihkan',
    input: z.extend(PageInput, { organisasi_id: Id, perangkat_id: z.optional(Id) }),
    output: pageOf(KetukanTertahan),
  }),
  /** Records a line at the time that it says, or discards it; either with the reason. */
  decideKetukanTertahan: endpoint({
    ...tulis,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/ketukan-tertahan/{tertahan_id}',
    summary: 'Memutuskan ketukan mesin yang disisihkan',
    input: z.object({
      organisasi_id: Id,
      tertahan_id: BigId,
      keputusan: z.enum(['catat', 'buang']),
      alasan: teksPanjangWajib(500),
    }),
    output: z.object({ tercatat: z.int() }),
    message: pesanTindakan('keputusan', { catat: 'Ketukan dicatat sebagai presensi', buang: 'Ketukan dibuang' }),
  }),
  /** How much waits, by machine and reason, the most first. */
  listSebabTertahan: endpoint({
    ...baca,
    method: 'GET',
    path: '/orgs/{organisasi_id}/ketukan-tertahan/sebab',
    summary: 'Melihat jumlah ketukan yang disisihkan per mesin dan sebab',
    input: z.object({ organisasi_id: Id, perangkat_id: z.optional(Id) }),
    output: z.array(SebabTertahan),
  }),
  /** Discards for good all that waits of one machine for one reason, up to the row that was seen. */
  decideSebabTertahan: endpoint({
    ...tulis,
    method: 'POST',
    path: '/orgs/{organisasi_id}/ketukan-tertahan/sebab',
    summary: 'Membuang semua ketukan sebuah mesin yang disisihkan karena satu sebab',
    input: z.object({
      organisasi_id: Id,
      perangkat_id: Id,
      sebab: z.enum(SEBAB_TERTAHAN),
      sampai: BigId,
      alasan: teksPanjangWajib(500),
    }),
    output: z.object({ dibuang: z.int() }),
    message: 'Ketukan dibuang',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_KETUKAN_TERTAHAN = { tertahan: 'Ketukan yang ditahan' };
