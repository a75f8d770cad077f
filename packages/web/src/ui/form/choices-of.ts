import type { Choice } from './choice-field.tsx';

/** Choices among the values that words are written down for, in their order. */
export const choicesOf = <V extends string>(words: Readonly<Record<V, string | { label: string }>>): Choice<V>[] =>
  (Object.entries(words) as [V, string | { label: string }][]).map(([value, said]) => ({
    value,
    label: typeof said === 'string' ? said : said.label,
  }));
