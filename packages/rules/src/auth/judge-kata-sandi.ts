/** What makes a password easy to guess: many have it, or it is what everybody knows of the person. */
export type SandiLemah = 'umum' | 'identitas';

/**
 * Whether a password would be among the first guesses: a common one, as it is; or a word that is used in passwords here
 * (`kata`), or what is known of the person (name, username, e-mail, NIP), with nothing more than digits and signs at its
 * end. Capitals make no difference. Null when it is none of these (aturan/akses#kata-sandi).
 */
export function judgeKataSandi(
  password: string,
  { umum, kata, identitas }: { umum: ReadonlySet<string>; kata: ReadonlySet<string>; identitas: readonly string[] },
): SandiLemah | null {
  const lower = password.toLowerCase();
  const stem = stemOf(lower);
  const forms = [onlyLetters(lower), onlyLetters(stem)];
  const known = new Set(identitas.flatMap((one) => formsOf(one.toLowerCase())));
  if (forms.some((form) => known.has(form))) return 'identitas';
  if (umum.has(lower) || kata.has(lower) || kata.has(stem)) return 'umum';
  return forms.some((form) => kata.has(form)) || new Set(lower).size === 1 ? 'umum' : null;
}

/** Shorter pieces of a name stand in too many good passwords. */
const CUKUP_PANJANG = 3;

/** Something known of a person as he would type it: whole, its words, and what stands before the @. */
function formsOf(text: string): string[] {
  const [lokal = ''] = text.split('@');
  const words = lokal.split(/[^\p{L}\p{N}]+/u);
  return [text, lokal, stemOf(lokal), ...words].map(onlyLetters).filter((one) => one.length >= CUKUP_PANJANG);
}

/** Without the digits and signs at its end: of 'sayang123!' it is 'sayang'. */
const stemOf = (text: string) => text.replace(/[^\p{L}]+$/u, '');
const onlyLetters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
