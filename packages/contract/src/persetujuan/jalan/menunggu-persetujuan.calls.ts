import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id } from '../../kit/fields.ts';

export const menungguPersetujuan = {
  /** How many requests of each kind wait for the caller's own decision, and how much of what is nobody's request, to who sees it. */
  countMenunggu: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/persetujuan-menunggu',
    summary: 'Melihat jumlah ajuan yang menunggu keputusan sendiri',
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'linked',
    input: z.object({ organisasi_id: Id }),
    output: z.object({
      cuti: z.int(),
      presensi_manual: z.int(),
      klaim: z.int(),
      tukar_shift: z.int(),
      ditinjau: z.int(),
      gangguan: z.int(),
      /** Faces to be recognised: enrolments, and selfies that were not alike or not clear. */
      wajah: z.int(),
      /** What machines sent and what is no event yet: PINs of nobody, and lines whose time cannot be. */
      tertahan: z.int(),
      /** Swaps that a colleague asked of the caller and that wait for his agreement; nothing to decide at the desk yet. */
      kesepakatan: z.int(),
      /** Of those above what takes a day of a frozen month: it can only be refused until that month is opened. */
      beku: z.object({ cuti: z.int(), klaim: z.int() }),
      /** A chain names the caller, whether or not anything waits for him now. */
      is_penyetuju: z.boolean(),
    }),
  }),
};
