import * as z from 'zod';

const Hari = z.object({
  tanggal: z.iso.date(),
  /** H, T, C, S, I, D, A or L, as on the monthly sheet; null where nothing was due. */
  kode: z.string().nullable(),
  jam_masuk: z.string().nullable(),
  jam_pulang: z.string().nullable(),
  terlambat_menit: z.number().int(),
});

const BarisKehadiran = z.object({
  /** The same for every attempt at sending one frozen month of one person, and another once it was frozen anew. */
  kunci: z.string().min(1),
  dibekukan_pada: z.iso.datetime({ offset: true }),
  /** It takes the place of one that was accepted before. */
  is_koreksi: z.boolean(),
  ptk: z.object({
    peg_id: z.string().nullable(),
    nuptk: z.string().nullable(),
    nip: z.string().nullable(),
    nama: z.string(),
  }),
  jumlah: z.record(z.string(), z.number()),
  hari: z.array(Hari),
});

/** What the staff system takes: verified months of members of one organisation. */
export const PaketKehadiran = z.object({
  satuan: z.object({ npsn: z.string().nullable(), nsm: z.string().nullable(), nama: z.string() }),
  bulan: z.string().regex(/^\d{4}-\d{2}$/),
  baris: z.array(BarisKehadiran).min(1).max(100),
});
export type PaketKehadiran = z.output<typeof PaketKehadiran>;
