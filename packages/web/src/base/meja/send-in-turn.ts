/**
 * Sends one after the other, so that fifty decisions are no rush; the rest go on after one that is refused. `hurry` sends all
 * that are left at once, for a page that is about to close. `done` says whether all were taken.
 */
export function sendInTurn(sends: readonly (() => Promise<unknown>)[]): { done: Promise<boolean>; hurry: () => void } {
  const left = [...sends];
  const sent: Promise<unknown>[] = [];
  const sendNext = (): Promise<unknown> | undefined => {
    const one = left.shift()?.();
    if (one) sent.push(one);
    return one;
  };
  const sendAll = async (): Promise<boolean> => {
    for (let one = sendNext(); one; one = sendNext()) await Promise.allSettled([one]);
    return (await Promise.allSettled(sent)).every(({ status }) => status === 'fulfilled');
  };
  const hurry = () => {
    while (sendNext());
  };
  return { done: sendAll(), hurry };
}
