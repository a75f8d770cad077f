import { JENIS_PEMBERITAHUAN } from '@hadir/rules/auth/pemberitahuan.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { BigId, Instant, Kosong } from '../../kit/fields.ts';

/** Something that somebody was told. */
const Pemberitahuan = z.object({
  pemberitahuan_id: BigId,
  jenis: z.enum(JENIS_PEMBERITAHUAN),
  judul: z.string(),
  /** The screen where it stands, in this product. */
  tautan: z.string(),
  dibuat_pada: Instant,
  is_dibaca: z.boolean(),
});
export type Pemberitahuan = z.output<typeof Pemberitahuan>;

const sendiri = { scope: 'user', who: 'signed-in', access: null, locked: 'no', whenInactive: true } as const;

export const lonceng = {
  /** The latest thirty, or those before the one named. */
  listPemberitahuan: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/me/lonceng',
    summary: 'Melihat pemberitahuan sendiri',
    input: z.object({ sebelum: z.optional(BigId) }),
    output: z.object({ pemberitahuan: z.array(Pemberitahuan), belum_dibaca: z.int(), is_ada_lagi: z.boolean() }),
  }),
  countPemberitahuanBelum: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/me/lonceng/belum',
    summary: 'Menghitung pemberitahuan sendiri yang belum dibaca',
    input: z.object({}),
    output: z.object({ jumlah: z.int() }),
  }),
  /** All of one's own that are unread, or the one named; what is read already stays as it is. */
  setPemberitahuanDibaca: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/me/lonceng/dibaca',
    summary: 'Menandai pemberitahuan sendiri sudah dibaca',
    input: z.object({ pemberitahuan_id: z.optional(BigId) }),
    output: Kosong,
    message: 'Ditandai sudah dibaca',
    ofOneself: true,
    unrecorded: true,
  }),
};
