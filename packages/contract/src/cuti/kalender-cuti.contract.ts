import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant } from '../kit/fields.ts';

/** Whose leave a calendar holds: one's own, one's group's, or, for who reads all leave, everybody's. */
export const ISI_KALENDER = ['saya', 'grup', 'instansi'] as const;
const Isi = z.enum(ISI_KALENDER);

const Langganan = z.object({ cuti_kalender_id: Id, isi: Isi, dibuat_pada: Instant });

const sendiri = { scope: 'organisasi', who: 'own', access: null, locked: 'premium' } as const;

export const kalenderCuti = {
  list: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/kalender-langganan',
    summary: 'Melihat alamat kalender cuti sendiri',
    input: z.object({ organisasi_id: Id }),
    output: z.array(Langganan),
  }),
  /** The address is answered once: only its hash is kept. */
  create: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti/kalender-langganan',
    summary: 'Membuat alamat kalender cuti',
    input: z.object({ organisasi_id: Id, isi: Isi }),
    output: z.extend(Langganan, { alamat: z.string() }),
    created: true,
  }),
  revoke: endpoint({
    ...sendiri,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/cuti/kalender-langganan/{cuti_kalender_id}',
    summary: 'Mencabut alamat kalender cuti',
    input: z.object({ organisasi_id: Id, cuti_kalender_id: Id }),
    output: z.array(Langganan),
  }),
};
