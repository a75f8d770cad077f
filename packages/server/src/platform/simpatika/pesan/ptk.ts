import * as z from 'zod';

/** What the staff system knows of an institution itself; null where it says nothing. */
const Satuan = z.object({
  nama: z.string().min(1).max(150),
  npsn: z.string().max(20).nullable(),
  nsm: z.string().max(20).nullable(),
  alamat: z.string().max(300).nullable(),
  telepon: z.string().max(30).nullable(),
  kepala_nama: z.string().max(150).nullable(),
  kepala_nip: z.string().max(30).nullable(),
  /** Its own word for how it stands, as a number from 1 to 5. */
  status: z.number().int().min(1).max(5),
});
export type SatuanSimpatika = z.output<typeof Satuan>;

const nomor = (pola: RegExp, pesan: string) => z.string().regex(pola, pesan).nullable();

/** One person at one institution. */
export const Ptk = z.object({
  peg_id: z.string().min(1).max(40),
  nama: z.string().trim().min(1, 'nama kosong').max(150, 'nama lebih dari 150 huruf'),
  gender: z.enum(['L', 'P'], 'jenis kelamin bukan L atau P').nullable(),
  no_hp: nomor(/^\+?[0-9][0-9 -]{6,18}$/, 'nomor telepon tidak terbaca'),
  nip: nomor(/^[0-9A-Za-z][0-9A-Za-z./ -]{0,29}$/, 'NIP tidak terbaca'),
  nik: nomor(/^[0-9]{16}$/, 'NIK bukan 16 angka'),
  nuptk: nomor(/^[0-9]{16}$/, 'NUPTK bukan 16 angka'),
  jabatan: z.string().max(100, 'jabatan lebih dari 100 huruf').nullable(),
  jenis_kepegawaian: z.enum(['PNS', 'PPPK', 'Non-ASN'], 'jenis kepegawaian tidak dikenal').nullable(),
  is_aktif: z.boolean(),
});
export type Ptk = z.output<typeof Ptk>;

/**
 * One page of an institution's people. Rows are read one by one by whoever takes them: one that is out of shape must not
 * take its page along.
 */
export const HalamanPtk = z.object({
  satuan: Satuan,
  /** The same on every page that was cut from the same state. */
  versi: z.string().min(1).max(80),
  jumlah: z.number().int().min(0).max(100_000),
  jumlah_halaman: z.number().int().min(1).max(10_000),
  baris: z.array(z.unknown()).max(500),
});
export type HalamanPtk = z.output<typeof HalamanPtk>;
