import type { Bacaan } from './kios-db.ts';

/** What was read here of whom: a card may be in another's hand, so it does not say that he was here. */
export const sebutBacaan = ({ nama, kartu }: Bacaan): string =>
  kartu === undefined ? `PIN ${nama} diketik` : `Kartu ${nama} dibaca`;
