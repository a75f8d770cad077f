import type { queryOptions } from '@tanstack/react-query';
import type { Pemilik } from './pemilik.ts';

type Marks = { errors?: 'caller' | 'screen'; autosave?: boolean };

type OwnedCall<C> = C extends {
  call: (input: infer In, ...rest: never[]) => Promise<infer Out>;
  mutation: (marks?: infer M) => infer Mutation;
}
  ? {
      call: (input: Omit<In, 'tenant_id'>) => Promise<Out>;
      query: (input: Omit<In, 'tenant_id'>, marks?: Marks) => ReturnType<typeof queryOptions<Out>>;
      mutation: (
        marks?: M,
      ) => Omit<Mutation, 'mutationFn'> & { mutationFn: (input: Omit<In, 'tenant_id'>) => Promise<Out> };
    }
  : never;

/** Calls that differ only in whose rows they reach; the owner is filled in. */
type Owned<Group> = { [Name in keyof Group]: OwnedCall<Group[Name]> };

type Untyped = {
  call: (input: object) => Promise<unknown>;
  query: (input: object, marks?: Marks) => unknown;
  mutation: (marks?: object) => { mutationFn: (input: object) => Promise<unknown> };
};

/** The tenant's calls, or the organisation's beside them: one screen for both. */
export function callsOfPemilik<Group extends Record<keyof Group, object>>(
  pemilik: Pemilik,
  ofTenant: Group,
  ofOrganisasi: Record<keyof Group, object>,
): Owned<Group> {
  const group = 'tenant_id' in pemilik ? ofTenant : ofOrganisasi;
  const owned = Object.keys(ofTenant).map((name) => [name, fillIn(group[name as keyof Group] as Untyped, pemilik)]);
  // The contract gives both groups the same inputs but for the owner; the loop cannot see that.
  return Object.fromEntries(owned) as Owned<Group>;
}

function fillIn({ call, query, mutation }: Untyped, pemilik: Pemilik): Untyped {
  return {
    call: (input) => call({ ...pemilik, ...input }),
    query: (input, marks) => query({ ...pemilik, ...input }, marks),
    mutation: (marks) => {
      const change = mutation(marks);
      return { ...change, mutationFn: (input) => change.mutationFn({ ...pemilik, ...input }) };
    },
  };
}
