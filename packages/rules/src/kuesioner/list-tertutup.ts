import { SEDIKITNYA_ANONIM } from './count-dibuka.ts';

/**
 * Which parts of a whole are hidden where each answer is in one of them (aturan/kuesioner#anonim): those of one to four,
 * and as many of the smallest others as it takes that the hidden ones are five or more together: who subtracts the rest
 * from the whole finds no few either.
 */
export function listTertutup(jumlah: readonly number[]): Set<number> {
  const tertutup = new Set(jumlah.flatMap((one, at) => (isBanyak(one) ? [] : [at])));
  const sum = () => [...tertutup].reduce((total, at) => total + (jumlah[at] ?? 0), 0);
  const others = jumlah
    .map((one, at) => ({ one, at }))
    .filter(({ one, at }) => one > 0 && !tertutup.has(at))
    .toSorted((a, b) => a.one - b.one);
  for (const { at } of others) {
    if (isBanyak(sum())) break;
    tertutup.add(at);
  }
  return tertutup;
}

const isBanyak = (jumlah: number) => jumlah === 0 || jumlah >= SEDIKITNYA_ANONIM;
