import { sql } from 'kysely';

export const PREPARED_MARK = '/* siapkan */';

/**
 * Put into a statement, it makes every connection plan it once and keep the plan. For what every request asks and
 * that touches few rows whatever its parameters are: a report would be stuck with a plan made for nobody. The text
 * must not vary with the input, since each text is kept for as long as its connection lives.
 */
export const PREPARED = sql.raw(PREPARED_MARK);
