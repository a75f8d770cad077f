import type { routes, RouteName } from './routes.ts';

type Value<Name extends string> = Name extends `${string}_id` ? number : string;

type ParamsOfPath<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [K in Optional]?: Value<K> | undefined } : { [K in Name]: Value<K> }) &
      ParamsOfPath<Rest>
  : unknown;

/** What a route's path carries: ids are numbers, the rest is text. */
export type RouteParams<Name extends RouteName> = ParamsOfPath<(typeof routes)[Name]['path']>;
