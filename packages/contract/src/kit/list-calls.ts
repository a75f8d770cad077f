import type { Contract, Endpoint } from './endpoint.ts';

/** Every call of a contract with its full name, `domain.name`. */
export function listCalls(contracts: Record<string, Contract>): { name: string; endpoint: Endpoint }[] {
  return Object.entries(contracts).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
  );
}
