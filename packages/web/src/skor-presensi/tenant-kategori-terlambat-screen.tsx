import { OwnTenant } from '../base/session/tempat/own-tenant.tsx';
import { KeterlambatanPage } from './keterlambatan-page.tsx';
import { SkorBawaanButton } from './skor-bawaan-button.tsx';

/** Keterlambatan of the tenant: the categories of organisations that have none of their own, and what excuses lateness. */
export function TenantKategoriTerlambatScreen() {
  return (
    <OwnTenant title="Keterlambatan">
      {(tenant_id) => <KeterlambatanPage pemilik={{ tenant_id }} tools={<SkorBawaanButton tenant_id={tenant_id} />} />}
    </OwnTenant>
  );
}
