import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { JamKerjaList } from './jam-kerja-list.tsx';

/** Jam Kerja of a tenant: used, not changed, by its organisations; one of them may be the default. */
export function TenantJamKerjaScreen({ tenant_id }: { tenant_id: number }) {
  const isOwn = useSession()?.me.tenant_id === tenant_id;
  return (
    <JamKerjaList
      pemilik={{ tenant_id }}
      tools={
        isOwn && (
          <LinkButton variant="default" href={hrefTo('tenant.profil', {}, { bagian: 'pengaturan' })}>
            Norma sepekan
          </LinkButton>
        )
      }
    />
  );
}
