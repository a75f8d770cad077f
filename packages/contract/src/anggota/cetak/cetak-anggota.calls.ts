import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';

const diDalam = { scope: 'organisasi', access: 'user.index', locked: 'linked' } as const;

/** Whose sheet or card is printed: the members named, else the group's, else everybody's. */
const UntukDicetak = z.object({
  organisasi_id: Id,
  user_id: z.optional(z.array(Id).check(z.maxLength(1000))),
  group_id: z.optional(Id),
});

export const cetakAnggota = {
  /** Prints the tokens that are in force, and issues one to whoever has none: asking again changes nothing. */
  printToken: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/print-token',
    summary: 'Mencetak token aktivasi',
    who: 'reader',
    input: UntukDicetak,
    output: Kosong,
    download: ['application/pdf'],
    writes: true,
  }),
  /** A card opens the kiosk for whoever holds it and carries the photo: those who only watch are handed none. */
  printKartu: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/print-kartu',
    summary: 'Mencetak kartu anggota',
    who: 'reader',
    input: UntukDicetak,
    output: Kosong,
    download: ['application/pdf'],
    writes: true,
  }),
};
