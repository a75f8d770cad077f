import type { FilterDefaults, Filters } from '../filters/read-filters.ts';

type Tertulis<V> = V extends boolean ? V | 0 | 1 : V extends readonly (infer One)[] ? One | readonly One[] : V;

/** What an address may say of filters, by what reads them. */
export type Saringan<D extends FilterDefaults> = { [K in keyof D]?: Tertulis<Filters<D>[K]> | undefined };

/** The filters that an address is read by, by its name; what is not among them takes any. Told in app/addresses/saringan.ts. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- whoever sees every screen adds to it
export interface SaringanOf {}
