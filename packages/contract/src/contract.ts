import { auth } from './auth/auth.contract.ts';
import type { Contract } from './kit/endpoint.ts';

/** Every call of the product, by domain. */
export const contract = { auth } satisfies Record<string, Contract>;
