import type { HouseCount } from './count-house.ts';

export const HARDLY = 25;

/** Whether the house stands: nothing leads back to itself or nowhere, and no folder holds too many files. */
export function isHouseGood(house: HouseCount): boolean {
  const { circles, callsWithoutFile, brokenCitations, rulesUncited } = house;
  const faults = [circles, callsWithoutFile, brokenCitations, rulesUncited].flat();
  return faults.length === 0 && listLarge(house).length === 0;
}

export const listLarge = ({ sizes }: HouseCount): string[] =>
  [...sizes].filter(([, size]) => size > HARDLY).map(([folder]) => folder);
