/** With a capital at its beginning, as a sentence has it. */
export const kapital = (kata: string): string => kata.charAt(0).toUpperCase() + kata.slice(1);
