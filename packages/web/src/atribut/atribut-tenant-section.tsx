import { Card } from '../ui/show/card.tsx';
import { AtributList } from './atribut-list.tsx';
import { PersetujuanAtributCard } from './persetujuan/persetujuan-atribut-card.tsx';

/** The attributes that a tenant keeps of the members of all its organisations, and what those want to keep themselves. */
export const AtributTenantSection = ({ tenant_id }: { tenant_id: number }) => (
  <>
    <PersetujuanAtributCard tenant_id={tenant_id} />
    <Card title="Atribut anggota" subtitle="Berlaku di semua instansi, yang memakainya tanpa dapat mengubahnya.">
      <AtributList pemilik={{ tenant_id }} />
    </Card>
  </>
);
