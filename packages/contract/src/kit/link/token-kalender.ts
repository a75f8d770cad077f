import * as z from 'zod/mini';

/** What lets in a calendar program, whether or not it asks by the ending that its address has. */
export const TokenKalender = z.string().check(
  z.overwrite((token) => token.replace(/\.ics$/, '')),
  z.minLength(1),
  z.maxLength(500),
);
