import { SectionTabs } from '../../ui/show/section-tabs.tsx';
import { hrefTo } from '../links/href-to.ts';

const TABS = [
  { label: 'Daftar', to: 'tenant' },
  { label: 'Pesanan Langganan', to: 'langganan' },
  { label: 'Harga Langganan', to: 'langganan.harga' },
] as const;

/** The parts of Tenant, for those above the tenants. */
export function TenantTabs({ current }: { current: (typeof TABS)[number]['to'] }) {
  const tabs = TABS.map(({ label, to }) => ({ label, href: hrefTo(to), current: to === current }));
  return <SectionTabs label="Bagian Tenant" tabs={tabs} />;
}
