/** Quarters of an hour of a day: 0 begins at midnight, and what lies past the next midnight counts as the last one. */
export const PEREMPAT = { dari: 0, sampai: 95 } as const;
