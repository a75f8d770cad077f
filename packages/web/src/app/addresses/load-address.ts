import type { RouteName } from '../../base/links/routes.ts';
import type { AnyAddress } from './dasar/address.ts';
import { AUTH } from './rows/auth.ts';

/** What the application knows of an address. Who has not signed in fetches nothing of what stands behind it. */
export async function loadAddress(name: RouteName): Promise<AnyAddress> {
  // The table ties each screen to the parameters of its own path; who knows only the name hands them on as they are.
  if (name in AUTH) return AUTH[name as keyof typeof AUTH] as AnyAddress;
  const { addressAt } = await import('./addresses.ts');
  return addressAt(name);
}

/** The screen at an address, once its file is there. */
export async function loadScreen(name: RouteName) {
  const { screen } = await loadAddress(name);
  const found = Object.entries((await screen?.()) ?? {}).find(([exported]) => exported.endsWith('Screen'));
  if (!found) throw new Error(`The address ${name} has no screen`);
  return found[1];
}
