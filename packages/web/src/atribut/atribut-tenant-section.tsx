import { Card } from '../ui/show/card.tsx';
import { AtributList } from './atribut-list.tsx';

/** The attributes that a tenant keeps of the members of all its organisations. */
export const AtributTenantSection = ({ tenant_id }: { tenant_id: number }) => (
  <Card title="Atribut anggota" subtitle="Berlaku di semua instansi, yang memakainya tanpa dapat mengubahnya.">
    <AtributList pemilik={{ tenant_id }} />
  </Card>
);
