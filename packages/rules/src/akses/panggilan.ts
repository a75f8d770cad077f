import type { HakPantau } from './hak-pantau.ts';
import type { NamaIzin } from './izin.ts';

/** Which rows a call can reach. Decides what its handler is given and what the database lets it see. */
export type Scope = 'public' | 'user' | 'tenant' | 'organisasi';

/** Who may call at all (docs/glossary.md, "siapa"): each level includes those above it. */
export type Who = 'public' | 'signed-in' | 'own' | 'reader' | 'operator' | 'tenant-admin' | 'super-admin';

/** `linked`: locked for a linked organisation without subscription. `premium`: for any organisation without one. */
export type Locked = 'no' | 'linked' | 'premium';

/** The part of a call's declaration that decides who is let in; the contract says what each means. */
export type Panggilan = {
  scope: Scope;
  who: Who;
  access: NamaIzin | null;
  locked: Locked;
  /** Whether it changes anything. */
  isMenulis: boolean;
  whenInactive?: boolean;
  whenClosed?: boolean;
  ofOneself?: boolean;
  alsoMembers?: boolean;
  peka?: HakPantau;
};
