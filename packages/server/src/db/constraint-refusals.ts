import type { ErrorCode } from '@hadir/contract/errors.ts';

/** What a broken constraint means to the caller: named constraints first, then PostgreSQL's own classes. */
const BY_CONSTRAINT: Record<string, ErrorCode> = {};

const BY_SQLSTATE: Record<string, ErrorCode> = {
  '23503': 'input.unknown_reference',
  '23505': 'input.duplicate',
  '23P01': 'input.duplicate',
  // Text that cannot be stored, numbers and dates out of range: the caller's input, whatever let it through.
  '22003': 'input.invalid',
  '22007': 'input.invalid',
  '22008': 'input.invalid',
  '22021': 'input.invalid',
  '22P02': 'input.invalid',
  '22P05': 'input.invalid',
  // Too long or in each other's way: worth another try.
  '57014': 'system.busy',
  '40001': 'system.busy',
  '40P01': 'system.busy',
  '53300': 'system.busy',
};

export function refusalCodeOf(error: unknown): ErrorCode | undefined {
  const { constraint = '', code = '' } = (error ?? {}) as { constraint?: string; code?: string };
  return BY_CONSTRAINT[constraint] ?? BY_SQLSTATE[code];
}
