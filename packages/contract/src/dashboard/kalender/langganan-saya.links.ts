import * as z from 'zod/mini';
import { linkEndpoint } from '../../kit/link/link-endpoint.ts';
import { TokenKalender } from '../../kit/link/token-kalender.ts';

/** For calendar programs, by the address that a person has made for them. */
export const langgananSaya = {
  /** Hours, holidays and leave of its owner, today and around. */
  openKalenderSaya: linkEndpoint({
    method: 'GET',
    path: '/kalender-saya/{token}',
    summary: 'Membuka kalender kerja sendiri lewat alamatnya',
    input: z.object({ token: TokenKalender }),
    answer: 'text/calendar',
    filename: 'kalender-saya.ics',
  }),
};
