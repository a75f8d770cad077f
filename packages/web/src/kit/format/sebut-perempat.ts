const duaAngka = (value: number) => String(value).padStart(2, '0');
const pukul = (perempat: number) => `${duaAngka(Math.floor(perempat / 4))}:${duaAngka((perempat % 4) * 15)}`;

/** From the first of these quarters of an hour to the end of the last: '06:45–07:00'. */
export const sebutPerempat = (perempat: readonly number[]): string =>
  `${pukul(Math.min(...perempat))}–${pukul(Math.max(...perempat) + 1)}`;
