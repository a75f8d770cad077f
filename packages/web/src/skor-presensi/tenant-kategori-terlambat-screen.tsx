import { OwnTenant } from '../app/own-tenant.tsx';
import { SkorBawaanButton } from './skor-bawaan-button.tsx';
import { SkorList } from './skor-list.tsx';

/** Keterlambatan of the tenant, for the organisations that have no categories of their own. */
export function TenantKategoriTerlambatScreen() {
  return (
    <OwnTenant title="Keterlambatan">
      {(tenant_id) => <SkorList pemilik={{ tenant_id }} tools={<SkorBawaanButton tenant_id={tenant_id} />} />}
    </OwnTenant>
  );
}
