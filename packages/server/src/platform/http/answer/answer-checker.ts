import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import * as z from 'zod/mini';

/** In tests an answer that breaks its own contract fails the request; elsewhere answers pass untouched. */
export function answerChecker(endpoint: Endpoint, isOn: boolean): (output: unknown) => unknown {
  if (!isOn || endpoint.download) return (output) => output;
  return (output) => {
    const parsed = z.safeParse(endpoint.output, output ?? null);
    if (!parsed.success) throw new Error(`${endpoint.method} ${endpoint.path}: ${z.prettifyError(parsed.error)}`);
    return output;
  };
}
