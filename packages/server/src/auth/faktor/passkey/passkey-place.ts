import type { Deps } from '../../../platform/ctx/deps.ts';

/** Where passkeys hold: the host of the product's public address, over which nobody else can ask for them. */
export function passkeyPlace({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}
