import { isKalangan } from '@hadir/rules/akses/is-kalangan.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/show/page-header.tsx';
import { PickTenant } from './pick-tenant.tsx';
import { peranOf } from '../peran-of.ts';
import { useSession } from '../use-session.ts';

type Props = { title: string; children: (tenant_id: number) => ReactNode };

/**
 * A screen of the tenant that the signed-in person belongs to, where the address names none; who stands above the
 * tenants chooses one.
 */
export function OwnTenant({ title, children }: Props) {
  const session = useSession();
  const tenant_id = session?.organisasi?.tenant_id ?? session?.me.tenant_id;
  if (tenant_id) return children(tenant_id);
  const peran = session ? peranOf(session.me, null) : 'user';
  if (isKalangan('pantau', peran)) {
    return (
      <PickTenant title={title} isGiven={peran === 'pemantau'}>
        {children}
      </PickTenant>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title="Data tidak tersedia">Akun Anda tidak berada dalam satu induk.</EmptyState>
    </>
  );
}
