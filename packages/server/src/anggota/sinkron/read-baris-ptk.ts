import * as z from 'zod';
import { Ptk } from '../../platform/simpatika/pesan/ptk.ts';
import type { BarisTerbaca } from './baris-sinkron.queries.ts';

const Sebagian = z.object({
  peg_id: z.string().max(40).nullish().catch(null),
  nama: z.string().max(150).nullish().catch(null),
});

/** A person of a page; of one that cannot be read who he might be, and everything that is wrong with him. */
export function readBarisPtk(baris: unknown, index: number): BarisTerbaca {
  const parsed = Ptk.safeParse(baris);
  if (parsed.success) return { peg_id: parsed.data.peg_id, nama: parsed.data.nama, sumber: parsed.data, pesan: null };
  const sebagian = Sebagian.safeParse(baris);
  const { peg_id = null, nama = null } = sebagian.success ? sebagian.data : {};
  const salah = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'baris'}: ${message}`);
  return {
    peg_id,
    nama: nama?.trim() || `Baris ${index + 1} tanpa nama`,
    sumber: null,
    pesan: `Tidak terbaca (${salah.join('; ')}). Betulkan di Simpatika`,
  };
}
