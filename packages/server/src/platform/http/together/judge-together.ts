import type { AnswerText } from '../answer/answer-text.ts';
import type { Change } from '../../ctx/ctx.ts';
import type { Key } from '../pipeline/idempotency.queries.ts';
import type { Request } from '../pipeline/request-transaction.ts';
import type { Belum, TogetherCtx, TogetherVerb } from '../pipeline/together-verb.ts';

export type Entry<Item> = { ctx: TogetherCtx; item: Item };
export type Outcome = { answer: AnswerText } | { refusal: unknown } | Belum;

type Ended = Request & { key: Key; change: Change; answer: AnswerText };

/**
 * What each entry comes to by itself: what was answered under its key before, or what its facts say. Of what is answered
 * anew also what is to be written: the rows of the change, and the call that has ended.
 */
export function judgeTogether<In, Item, Fakta, Rows, Output>(
  verb: TogetherVerb<In, Item, Fakta, Rows, Output>,
  entries: readonly Entry<Item>[],
  before: readonly (() => AnswerText | undefined)[],
  terkumpul: readonly (Fakta | Belum)[],
) {
  const rows: Rows[] = [];
  const ended: Ended[] = [];
  const outcomes = entries.map(({ ctx, item }, index): Outcome => {
    try {
      const answered = before[index]?.();
      if (answered) return { answer: answered };
      const fakta = terkumpul[index] as Fakta | Belum;
      if (isBelum(fakta)) return fakta;
      const judged = verb.judge(item, fakta);
      ctx.checkAnswer(judged.output);
      // Before anything of it stands among what is written: an answer that cannot be written leaves no trace.
      const answer = ctx.request.key.write(judged.output);
      rows.push(judged.rows);
      ended.push({ ...ctx.request, change: judged.change, answer });
      return { answer };
    } catch (refusal) {
      return { refusal };
    }
  });
  return { outcomes, rows, ended };
}

const isBelum = (fakta: unknown): fakta is Belum => fakta === 'terkunci' || fakta === 'usang';
