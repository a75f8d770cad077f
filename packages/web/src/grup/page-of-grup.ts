import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';

/** The answer to a question for a page of groups, which the call types as page or bare array. */
export function pageOfGrup(answer: Page<Grup> | Grup[]): Page<Grup> {
  if (!Array.isArray(answer)) return answer;
  const { length } = answer;
  return { data: answer, current_page: 1, last_page: 1, total: length, from: length && 1, to: length };
}
