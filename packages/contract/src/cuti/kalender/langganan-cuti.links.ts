import * as z from 'zod/mini';
import { linkEndpoint } from '../../kit/link/link-endpoint.ts';
import { TokenKalender } from '../../kit/link/token-kalender.ts';

/** For calendar programs, by the address that a member has made for them. */
export const langgananCuti = {
  /** The leave that its owner may see today. */
  openKalenderCuti: linkEndpoint({
    method: 'GET',
    path: '/kalender-cuti/{token}',
    summary: 'Membuka kalender cuti lewat alamatnya',
    input: z.object({ token: TokenKalender }),
    answer: 'text/calendar',
    filename: 'cuti.ics',
  }),
};
