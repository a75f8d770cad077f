import { CARA_PEMBERITAHUAN, JENIS_PEMBERITAHUAN, listCara } from '@hadir/rules/auth/pemberitahuan.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';

/** How one wants to hear of a kind of thing, and whether the browsers that he has allowed to show it at once. */
const Pilihan = z.object({
  jenis: z.enum(JENIS_PEMBERITAHUAN),
  cara: z.enum(CARA_PEMBERITAHUAN),
  is_push: z.boolean(),
});

/** What is not said of browsers stays as it is. */
const Dipilih = z
  .extend(Pilihan, { is_push: z.optional(z.boolean()) })
  .check(z.refine(({ jenis, cara }) => listCara(jenis).includes(cara), 'Cara ini tidak ada untuk hal ini'));

const sendiri = { scope: 'user', who: 'signed-in', access: null, locked: 'no' } as const;

export const pemberitahuan = {
  /** Every kind that may reach the caller; what was not chosen is mailed at once. */
  listPilihanPemberitahuan: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/me/pemberitahuan',
    summary: 'Melihat pilihan pemberitahuan sendiri',
    input: z.object({}),
    output: z.array(Pilihan),
  }),
  /** Kinds that are not named stay as they are. */
  savePilihanPemberitahuan: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/me/pemberitahuan',
    summary: 'Mengubah pilihan pemberitahuan sendiri',
    input: z.object({ pilihan: z.array(Dipilih).check(z.minLength(1), z.maxLength(JENIS_PEMBERITAHUAN.length)) }),
    output: z.array(Pilihan),
    message: 'Pilihan pemberitahuan disimpan',
  }),
};
