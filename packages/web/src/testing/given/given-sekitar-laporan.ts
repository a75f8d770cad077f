import { givenPage } from '../given-page.ts';
import { givenSession } from '../given-session.ts';

/** What a screen of reports asks for around itself: no groups, no periods, nothing being counted again. */
export const givenSekitarLaporan = () => ({
  auth: givenSession(),
  grup: { listGrup: () => [] },
  hitungUlang: { listHitungUlang: () => [] },
  periode: { listPeriode: () => givenPage([]) },
});
