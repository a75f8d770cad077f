import * as z from 'zod';

const BarisJawaban = z.discriminatedUnion('hasil', [
  z.object({ kunci: z.string(), hasil: z.literal('diterima'), nomor: z.string() }),
  z.object({ kunci: z.string(), hasil: z.literal('ditolak'), kode: z.string(), pesan: z.string() }),
]);
export type BarisJawaban = z.output<typeof BarisJawaban>;

/** What the staff system answers, a row for each that was sent: its receipt, or why it was refused. */
export const JawabanKehadiran = z.object({ baris: z.array(BarisJawaban) });
