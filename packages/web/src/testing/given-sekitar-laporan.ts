import { givenPage } from './given-page.ts';
import { givenSession } from './given-session.ts';

/** What a screen of reports asks for around itself: no groups, no periods, nothing being counted again. */
export const givenSekitarLaporan = () => ({
  auth: givenSession(),
  grup: { list: () => [] },
  hitungUlang: { list: () => [] },
  periode: { list: () => givenPage([]) },
});
