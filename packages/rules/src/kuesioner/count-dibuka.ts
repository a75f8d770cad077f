/** From how many on answers that nobody gave are nobody's (aturan/kuesioner#anonim). */
export const SEDIKITNYA_ANONIM = 5;

/** `dibuka` are in the results, `menunggu` were sent and are not; `is_tutup`: no more will come. */
export type Kotak = { dibuka: number; menunggu: number; is_tutup: boolean };

/**
 * How many anonymous answers are opened now: never fewer than five at once, so that whoever compares the results before
 * and after learns nothing of one person. While more may come, five stay back once there are results, so that the last
 * ones are not few either; only of those who closed with six to nine after a first five do one to four stay closed.
 */
export function countDibuka({ dibuka, menunggu, is_tutup }: Kotak): number {
  if (menunggu < SEDIKITNYA_ANONIM) return 0;
  if (is_tutup || dibuka === 0) return menunggu;
  return menunggu >= 2 * SEDIKITNYA_ANONIM ? menunggu - SEDIKITNYA_ANONIM : 0;
}
