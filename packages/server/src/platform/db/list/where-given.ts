import type { ComparisonOperatorExpression, OperandValueExpressionOrList, ReferenceExpression } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';

/** Narrows a list to the rows whose column stands so to a value that the caller gave; without one the list stays whole. */
export const whereGiven = <DB, TB extends keyof DB, Row, Column extends ReferenceExpression<DB, TB>>(
  query: SelectQueryBuilder<DB, TB, Row>,
  column: Column,
  comparison: ComparisonOperatorExpression,
  value: OperandValueExpressionOrList<DB, TB, Column> | undefined,
): SelectQueryBuilder<DB, TB, Row> => (value === undefined ? query : query.where(column, comparison, value));
