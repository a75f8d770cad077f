/**
 * What the log keeps of an error: never what it may quote of a row or of an input. The database's details hold whole rows,
 * and its messages about a value (class 22) the value itself.
 */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, severity, schema, table, column, constraint } = error as Error & Partial<FaktaGalat>;
  const quotes = severity !== undefined && (code?.startsWith('22') ?? true);
  return {
    type: error.constructor.name,
    message: quotes ? '' : error.message,
    // The first line of a stack is the message again.
    stack:
      error.stack
        ?.split('\n')
        .filter((line) => line.startsWith('    at '))
        .join('\n') ?? '',
    code,
    ...(severity === undefined ? {} : { severity, schema, table, column, constraint }),
  };
}

type LoggedError = { type: string; message: string; stack: string; [fact: string]: unknown };
type FaktaGalat = Record<'code' | 'severity' | 'schema' | 'table' | 'column' | 'constraint', string>;
