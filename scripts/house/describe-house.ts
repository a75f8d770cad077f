import type { HouseCount } from './count-house.ts';

const HARDLY = 25;

/** The figures of the house as `npm run check` prints them. */
export function describeHouse({ circles, sizes, callsWithoutFile }: HouseCount): string {
  const [largest = ['', 0]] = [...sizes].toSorted(([, a], [, b]) => b - a);
  const large = [...sizes.values()].filter((size) => size > HARDLY).length;
  return [
    `Lingkaran antarfolder: ${circles.length}${circles.map((one) => `\n  ${one}`).join('')}`,
    `Folder terbesar: ${largest[0]} (${largest[1]} berkas); di atas ${HARDLY} berkas: ${large}`,
    `Panggilan tanpa berkas senama: ${callsWithoutFile.length}${callsWithoutFile.map((one) => `\n  ${one}`).join('')}`,
  ].join('\n');
}
