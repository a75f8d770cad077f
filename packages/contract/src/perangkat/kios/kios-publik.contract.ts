import * as z from 'zod/mini';
import { UNGGAH_SWAFOTO } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, teksWajib } from '../../kit/fields.ts';
import { CaraPin } from '../daftar/perangkat.contract.ts';

const umum = { scope: 'public', who: 'public', access: null, locked: 'no' } as const;
const Token = { token: teksWajib(100) };
/** How often it has refused this by itself since it was paired. */
const Jumlah = z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0);

/** How a kiosk is set, and the time it goes by. */
export const KeadaanKios = z.object({
  perangkat_id: Id,
  organisasi_id: Id,
  nama: z.string(),
  nama_organisasi: z.string(),
  nama_lokasi: z.string(),
  /** Of an organisation of the linked edition, whose colours it wears. */
  is_terhubung: z.boolean(),
  timezone: z.string(),
  sekarang: Instant,
  kios_pin: CaraPin,
  is_kios_foto: z.boolean(),
  /** What it signs the codes on its screen with, in base64url; another after each pairing. */
  rahasia: z.string(),
  /** Changes whenever the members that it may read change. */
  versi_anggota: z.string(),
});
export type KeadaanKios = z.output<typeof KeadaanKios>;

/**
 * A member as a kiosk knows him: nobody reads cards off a tablet, which are too long to be guessed. A PIN is short: what is
 * derived of it takes long for each guess, and a kiosk that takes no PIN has none.
 */
export const AnggotaKios = z.object({
  user_id: Id,
  nama: z.string(),
  /** SHA-256 of the card's code in hex. */
  kartu: z.string(),
  /** PBKDF2 of the PIN without leading noughts (HMAC-SHA-256, 32 bytes, in hex); null without a PIN. */
  pin: z.nullable(z.string()),
});
export type AnggotaKios = z.output<typeof AnggotaKios>;

export const DaftarAnggotaKios = z.object({
  versi_anggota: z.string(),
  /** What every PIN in it is derived with: salt in base64url, another after each pairing, and how many rounds. */
  garam: z.string(),
  putaran: z.int(),
  anggota: z.array(AnggotaKios),
});
export type DaftarAnggotaKios = z.output<typeof DaftarAnggotaKios>;

/** For the browser that was made a kiosk, by its own token: it can do nothing but this. */
export const kiosPublik = {
  /** Refuses a code that is none, is used, or has ended; tries are counted by address. */
  enterKios: endpoint({
    ...umum,
    method: 'POST',
    path: '/kios/pasang',
    summary: 'Memasang kios',
    input: z.object({ kode: teksWajib(20) }),
    output: z.object({ token: z.string(), keadaan: KeadaanKios }),
    created: true,
    message: 'Kios terpasang',
  }),
  /** Tells that it is there and what it has refused by itself, and asks how it is set. Refuses (401) a token that was taken back. */
  checkKios: endpoint({
    ...umum,
    method: 'POST',
    path: '/kios/keadaan',
    summary: 'Melaporkan keadaan kios',
    input: z.object({ ...Token, kartu_asing: Jumlah, pin_salah: Jumlah }),
    output: KeadaanKios,
    unrecorded: true,
  }),
  listAnggotaKios: endpoint({
    ...umum,
    method: 'POST',
    path: '/kios/anggota',
    summary: 'Membaca anggota bagi kios',
    input: z.object(Token),
    output: DaftarAnggotaKios,
    writes: false,
  }),
  /**
   * Records what the kiosk read at its own time, maybe days ago: the same `kunci` is one event however often it is sent.
   * A time that cannot be, or a clock that was moved (`is_jam_ragu`), waits for the operator's review.
   */
  submitPresensiKios: endpoint({
    ...umum,
    method: 'POST',
    path: '/kios/presensi',
    summary: 'Presensi di kios',
    input: z.object({
      ...Token,
      /** The token that it was read under, where that was another: the kiosk was taken back, or paired anew, since. */
      token_baca: z.optional(teksWajib(100)),
      kunci: z.uuid(),
      /** What the card says, or the PIN where the kiosk takes one in its place. */
      kartu: z.optional(teksWajib(100)),
      pin: z.optional(teksWajib(20)),
      waktu: Instant,
      is_jam_ragu: z._default(z.boolean(), false),
    }),
    upload: { foto: { ...UNGGAH_SWAFOTO, required: false } },
    output: z.object({ nama: z.string(), is_ditinjau: z.boolean() }),
    created: true,
    message: 'Presensi tercatat',
  }),
};
