import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';

/** One whose decision the server did not take, and why. */
export type TakTersimpan = { nama: string; pesan: string };

/** Sends a decision; of one about many it answers who was left out. */
export type Kirim = () => Promise<readonly TakTersimpan[] | undefined>;

/** What became of each that was sent; refused is one of which nothing was taken. */
export type HasilKirim = PromiseSettledResult<Awaited<ReturnType<Kirim>>>[];

/** Sends the decision about one of many: a refusal is his, and says nothing of the others. */
export const kirimSatu =
  (nama: string, send: () => Promise<unknown>): Kirim =>
  () =>
    send().then(
      () => undefined,
      (error: unknown) => [{ nama, pesan: sebutKegagalan(error) }],
    );

/**
 * Sends one after the other, so that fifty decisions are no rush; the rest go on after one that is refused. `hurry` sends all
 * that are left at once, for a page that is about to close.
 */
export function sendInTurn(sends: readonly Kirim[]): { done: Promise<HasilKirim>; hurry: () => void } {
  const left = [...sends];
  const sent: ReturnType<Kirim>[] = [];
  const sendNext = (): ReturnType<Kirim> | undefined => {
    const one = left.shift()?.();
    if (one) sent.push(one);
    return one;
  };
  const sendAll = async (): Promise<HasilKirim> => {
    for (let one = sendNext(); one; one = sendNext()) await Promise.allSettled([one]);
    return Promise.allSettled(sent);
  };
  const hurry = () => {
    while (sendNext());
  };
  return { done: sendAll(), hurry };
}
