import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { hasAccess, type IzinDimiliki } from '../../base/session/has-access.ts';
import { opensTo, type Bagi } from '../addresses/dasar/opens-to.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';

/** What the guard knows so far; undefined is not yet asked. */
export type FaktaPenjaga = {
  to: RouteName;
  params: Partial<Record<string, string | number>>;
  /** The screen that one comes from; null from outside or after a reload. */
  from: RouteName | null;
  me?: Me | undefined;
  /** Whether this device knows a session, and the login is opened by nothing but its address. */
  sudahMasuk?: boolean;
  /** Whose business the screen is, by its row (addresses/dasar/address.ts); null where the row does not say. */
  bagi?: Bagi | null | undefined;
  /** The organisation that was chosen on this device and not left since. */
  chosen: number | null;
  /** The organisation that is entered. */
  organisasi: OrganisasiAktif | null;
  izin?: IzinDimiliki | undefined;
};

export type Step =
  | { do: 'enter' | 'load' | 'set-up-faktor' | 'clear-organisasi' | 'forbid' }
  | { do: 'switch'; organisasi_id: number }
  | { do: 'load-izin'; tenant_id: number; organisasi_id: number | undefined }
  | { do: 'redirect'; to: 'home'; organisasi_id: number }
  | { do: 'redirect'; to: 'root' | 'organisasi.pilih' | 'dashboard' | 'dashboard.viewer' | 'tenant.profil' };

const CLEARS: readonly RouteName[] = ['dashboardTenant', 'tenant.profil'];

/** What the route guard does next on the way to a screen; 'enter', 'forbid' and 'set-up-faktor' end it. */
export function nextStep(fakta: FaktaPenjaga): Step {
  // Whoever is signed in has nothing to do there; a session that ended meanwhile leads back, and is known no more.
  if (fakta.to === 'login' && fakta.sudahMasuk) return { do: 'redirect', to: 'root' };
  if (routes[fakta.to].public) return { do: 'enter' };
  if (!fakta.me || fakta.bagi === undefined) return { do: 'load' };
  // The server refuses everything else until then.
  if (fakta.me.is_faktor_diminta) return { do: 'set-up-faktor' };
  return (
    stepAside(fakta, fakta.me) ??
    stepToOrganisasi(fakta, fakta.me) ??
    stepToIzin(fakta, fakta.me) ??
    (mayEnter(fakta, fakta.me) ? { do: 'enter' } : { do: 'forbid' })
  );
}

function stepAside({ to, from, chosen }: FaktaPenjaga, me: Me): Step | undefined {
  const arriving = from === null || routes[from].public === true;
  if (to === 'root') {
    return chosen === null
      ? { do: 'redirect', to: 'organisasi.pilih' }
      : { do: 'redirect', to: 'home', organisasi_id: chosen };
  }
  const isTenants = to === 'tenant' || to === 'tenant.detail';
  // A tenant's own people and who only watches each have a screen of their own for what these show to those above.
  if (isTenants && me.is_admin) return { do: 'redirect', to: 'tenant.profil' };
  if (isTenants && (me.is_pemantau || (me.is_viewer && to === 'tenant')))
    return { do: 'redirect', to: 'dashboard.viewer' };
  if (to !== 'organisasi.pilih') return undefined;
  if (me.is_super_admin && arriving) return { do: 'redirect', to: 'dashboard' };
  // Who only watches may switch organisation: from inside, by the chip in the top bar, he does reach the chooser.
  if ((me.is_viewer || me.is_pemantau) && arriving) return { do: 'redirect', to: 'dashboard.viewer' };
  // A tenant's admin answers for all of his tenant: being a member of one school is no reason to begin there.
  if (arriving && me.organisasi_tunggal !== null && !me.is_admin)
    return { do: 'redirect', to: 'home', organisasi_id: me.organisasi_tunggal };
  return undefined;
}

function stepToOrganisasi({ to, params, chosen, organisasi }: FaktaPenjaga, me: Me): Step | undefined {
  if (CLEARS.includes(to)) return chosen === null && !organisasi ? undefined : { do: 'clear-organisasi' };

  const wanted = Number(params['organisasi_id'] ?? 0);
  if (wanted > 0 && organisasi?.organisasi_id !== wanted) {
    // A super admin enters only what he chose, in the chooser or by going to its Beranda, however he comes there; elsewhere
    // he reads as who he is, under no organisation's menu.
    const isChosen = chosen === wanted || to === 'home';
    if (!me.is_super_admin || isChosen) return { do: 'switch', organisasi_id: wanted };
    if (organisasi) return { do: 'clear-organisasi' };
  }
  if (to === 'home' && !organisasi) return { do: 'redirect', to: 'organisasi.pilih' };
  return undefined;
}

function stepToIzin({ organisasi, izin }: FaktaPenjaga, me: Me): Step | undefined {
  const tenant_id = organisasi?.tenant_id ?? me.tenant_id;
  if (izin || tenant_id === null) return undefined;
  return { do: 'load-izin', tenant_id, organisasi_id: organisasi?.organisasi_id };
}

function mayEnter({ to, params, bagi, izin = [] }: FaktaPenjaga, me: Me): boolean {
  const { access } = routes[to];
  // Whose business it is says the row where the route has no key: he who has none is refused before a call is made.
  if (bagi && !opensTo(bagi, me, izin)) return false;
  if (access === 'admin') return me.is_super_admin;
  if (!access || me.is_super_admin) return true;
  if (to === 'user.detail' && Number(params['user_id']) === me.user_id) return true;
  if (to === 'kategori' && !hasAccess(izin, 'cuti-kategori.index')) return false;
  return hasAccess(izin, access);
}
