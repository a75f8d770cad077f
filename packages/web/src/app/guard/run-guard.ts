import type { QueryClient } from '@tanstack/react-query';
import { isRedirect, redirect } from '@tanstack/react-router';
import { chosenOrganisasi } from '../../base/session/chosen-organisasi.ts';
import { endSession } from '../../base/session/end-session.ts';
import { izinAboveTenants } from '../../base/session/izin-above-tenants.ts';
import { enterAwal, loadAwal } from '../../base/awal/load-awal.ts';
import { keptSession } from '../../base/session/kept-session.ts';
import { loadSessionPart } from '../../base/session/load-session-part.ts';
import { izinQuery, meQuery, organisasiQuery } from '../../base/session/session-queries.ts';
import { api } from '../../base/api/api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';
import { loadAddress } from '../addresses/load-address.ts';
import { nextStep, type FaktaPenjaga, type Step } from './next-step.ts';
import { pageProblem } from '../pages/page-problem.ts';
import { redirectToLogin } from '../../base/links/redirect-to-login.ts';

export type Visit = Pick<FaktaPenjaga, 'to' | 'params' | 'from'> & {
  href: string;
  pathname: string;
  /** What is said to whoever is led there, as to who has just left. */
  pesan?: string | undefined;
};

/**
 * Walks the steps that the route guard asks for (next-step.ts) until the screen may be entered. Throws a redirect; a
 * refusal becomes the login, the 403 page or the page of an organisation that is not found.
 */
export async function runGuard(queryClient: QueryClient, visit: Visit): Promise<void> {
  try {
    let bagi: FaktaPenjaga['bagi'];
    let dikenal: number | null = null;
    for (;;) {
      const step = nextStep({ ...faktaOf(queryClient, visit), bagi });
      if (step.do === 'enter') return pageProblem.clear(visit.pathname);
      if (step.do === 'set-up-faktor') return pageProblem.set('faktor-required', visit.pathname);
      if (step.do === 'forbid') return pageProblem.set('forbidden', visit.pathname);
      // The addresses, which a public screen does without, come while the server says who is there.
      if (step.do === 'load') {
        [bagi, dikenal] = await Promise.all([loadBagi(visit.to), loadAwal(queryClient, menujuOf(visit))]);
      } else if (step.do === 'switch' && step.organisasi_id === dikenal) {
        // It came with who is there; whoever comes back to it later asks again.
        chosenOrganisasi.choose(dikenal);
        dikenal = null;
      } else await take(queryClient, step, visit);
    }
  } catch (error) {
    if (isRedirect(error) || !(error instanceof ApiError)) throw error;
    refuse(queryClient, error, visit);
  }
}

function refuse(queryClient: QueryClient, error: ApiError, { to, href, pathname }: Visit): void {
  switch (error.body.code) {
    case 401:
      endSession(queryClient);
      throw redirectToLogin(routes[to].tamu ?? error.message, href);
    case 403:
      return pageProblem.set(error.body.error === 'faktor.required' ? 'faktor-required' : 'forbidden', pathname);
    case 404:
    case 520:
      chosenOrganisasi.clear();
      return pageProblem.set(
        'organisasi-not-found',
        pathname,
        error.body.error === 'tempat.ditutup' ? error.message : undefined,
      );
    default:
      throw error;
  }
}

function faktaOf(
  queryClient: QueryClient,
  { to, params, from, href, pathname, pesan }: Visit,
): Omit<FaktaPenjaga, 'bagi'> {
  const chosen = chosenOrganisasi.read();
  const me = queryClient.getQueryData(meQuery().queryKey);
  const organisasi = chosen === null ? null : (queryClient.getQueryData(organisasiQuery(chosen).queryKey) ?? null);
  const tenant_id = organisasi?.tenant_id ?? me?.tenant_id ?? null;
  const above = me && izinAboveTenants(me);
  const izin =
    tenant_id === null ? above : queryClient.getQueryData(izinQuery(tenant_id, organisasi?.organisasi_id).queryKey);
  const isBare = href === pathname && pesan === undefined;
  const sudahMasuk = isBare && (me ?? keptSession.read(JSON.stringify(meQuery().queryKey))) !== undefined;
  return { to, params, from, me, sudahMasuk, chosen, organisasi, izin };
}

async function loadBagi(to: RouteName) {
  const { bagi = null } = await loadAddress(to);
  return bagi;
}

/** The organisation that one comes to: the address names it, or it was chosen on this device. */
function menujuOf({ params }: Visit): number | undefined {
  const named = Number(params['organisasi_id'] ?? 0);
  return named > 0 ? named : (chosenOrganisasi.read() ?? undefined);
}

async function switchTo(queryClient: QueryClient, organisasi_id: number): Promise<void> {
  if (await enterAwal(queryClient, organisasi_id)) return chosenOrganisasi.choose(organisasi_id);
  // It says why not; without a connection what this device knows of it holds.
  const load = () => api.auth.switchOrganisasi.call({ no_reg: String(organisasi_id) });
  await loadSessionPart(queryClient, { ...organisasiQuery(organisasi_id), load });
  chosenOrganisasi.choose(organisasi_id);
}

async function take(queryClient: QueryClient, step: Step, visit: Visit): Promise<void> {
  switch (step.do) {
    case 'switch':
      return switchTo(queryClient, step.organisasi_id);
    case 'clear-organisasi':
      return chosenOrganisasi.clear();
    case 'load-izin': {
      const { tenant_id, organisasi_id } = step;
      const load = () => api.auth.listIzin.call({ tenant_id, organisasi_id });
      await loadSessionPart(queryClient, { ...izinQuery(tenant_id, organisasi_id), load });
      return;
    }
    case 'redirect': {
      const to = step.to === 'home' ? hrefTo('home', { organisasi_id: step.organisasi_id }) : hrefTo(step.to);
      throw redirect({ to, replace: visit.to === 'root' });
    }
    case 'load':
    case 'enter':
    case 'set-up-faktor':
    case 'forbid':
  }
}
