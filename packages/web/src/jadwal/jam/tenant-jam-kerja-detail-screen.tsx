import { OwnTenant } from '../../base/session/tempat/own-tenant.tsx';
import { JamKerjaDetail } from './jam-kerja-detail.tsx';

type Props = { tenant_id?: number | undefined; jadwal_id: number };

/** One schedule of a tenant; where the address names none, of one's own. */
export function TenantJamKerjaDetailScreen({ tenant_id, jadwal_id }: Props) {
  if (tenant_id !== undefined) return <JamKerjaDetail pemilik={{ tenant_id }} jadwal_id={jadwal_id} />;
  return (
    <OwnTenant title="Rincian Jam Kerja">
      {(own) => <JamKerjaDetail pemilik={{ tenant_id: own }} jadwal_id={jadwal_id} />}
    </OwnTenant>
  );
}
