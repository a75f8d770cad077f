/** What a cuti bersama does to a member's annual leave: a day taken from it, a day added, or nothing. */
export type AkibatCutiBersama = 'dikurangi' | 'ditambah' | 'tetap';

/**
 * The effect of one date of cuti bersama on a member who would have been due to work on it (domain §6): who had to work
 * it gets the day added where it does not draw on the balance; where it does, not working it costs a day.
 */
export function judgeCutiBersama(facts: {
  isHariKerja: boolean;
  /** The tenant's switch for the member's jenis kepegawaian. */
  mengurangiSaldo: boolean;
  bekerja: boolean;
}): AkibatCutiBersama {
  if (!facts.isHariKerja) return 'tetap';
  if (facts.mengurangiSaldo) return facts.bekerja ? 'tetap' : 'dikurangi';
  return facts.bekerja ? 'ditambah' : 'tetap';
}
