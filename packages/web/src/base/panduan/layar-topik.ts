import { hrefTo } from '../links/href-to.ts';
import { routes } from '../links/routes.ts';
import { hasAccess } from '../session/has-access.ts';
import type { Session } from '../session/use-session.ts';
import type { Topik } from './topik/topik.ts';

/** Where a topic begins, to who may open that. */
export function layarTopik(
  { me, organisasi, izin }: Session,
  { layar, bagian }: Topik,
): { label: string; href: string } | undefined {
  const to = layar.find((one) => {
    const { access = '', path } = routes[one];
    const needsMore =
      path.replace('{organisasi_id}', '').includes('{') || (path.includes('{organisasi_id}') && !organisasi);
    return !needsMore && (me.is_super_admin || (access !== 'admin' && hasAccess(izin, access)));
  });
  if (!to) return undefined;
  // Its path names no other parameter, as was just looked at.
  const part = to === layar[0] ? bagian : undefined;
  return {
    label: part?.label ?? routes[to].title,
    href: hrefTo(to as 'user', { organisasi_id: organisasi?.organisasi_id ?? 0 }, part?.search),
  };
}
