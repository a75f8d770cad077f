import type { HouseCount } from './count-house.ts';
import { HARDLY, listLarge } from './judge-house.ts';

/** The figures of the house as `npm run check` prints them. */
export function describeHouse(house: HouseCount): string {
  const { circles, sizes } = house;
  const [largest = ['', 0]] = [...sizes].toSorted(([, a], [, b]) => b - a);
  return [
    hitung('Lingkaran antarfolder', circles),
    `Folder terbesar: ${largest[0]} (${largest[1]} berkas); di atas ${HARDLY} berkas: ${listLarge(house).length}`,
    hitung('Panggilan tanpa berkas senama', house.callsWithoutFile),
    hitung('Rujukan tanpa sasaran', house.brokenCitations),
    hitung('Aturan yang tidak dirujuk', house.rulesUncited),
  ].join('\n');
}

const hitung = (apa: string, yang: readonly string[]): string =>
  `${apa}: ${yang.length}${yang.map((one) => `\n  ${one}`).join('')}`;
