import type { Locked } from '@hadir/rules/akses/panggilan.ts';
import type { NamaIzin } from '@hadir/rules/akses/izin.ts';

type Options = {
  /** Reachable without signing in. */
  public?: true;
  /** What a visitor must hold; 'admin' is the super admin alone. */
  access?: NamaIzin | 'admin';
  /** Most routes carry no flag. */
  premium?: boolean;
  /** What who is not signed in is told in place of that his session has ended. */
  tamu?: string;
  /** Which organisations find it locked for want of a subscription. */
  locked?: Exclude<Locked, 'no'>;
};

export type Route<Path extends string = string> = Options & {
  /** `{name}` is a parameter, `{name?}` one that may be left out. */
  path: Path;
  title: string;
};

export function route<const Path extends `/${string}`>(path: Path, title: string, options: Options = {}): Route<Path> {
  return { path, title, ...options };
}
