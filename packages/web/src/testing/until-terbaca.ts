/** Until what has opened has been so long enough to be decided. */
export const untilTerbaca = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 900));
