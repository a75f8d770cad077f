import { hrefTo } from '../links/href-to.ts';
import { usePermintaanMenunggu } from './use-permintaan-menunggu.ts';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';

const TABS = [
  { label: 'Permintaan', to: 'akses' },
  { label: 'Izin Peran', to: 'kelola-akses' },
  { label: 'Admin Induk', to: 'admintenant' },
  { label: 'Operator', to: 'user.operator' },
  { label: 'Riwayat Log', to: 'log' },
] as const;

/** The parts of Kelola Akses, for those above the tenants. */
export function KelolaAksesTabs({ current }: { current: (typeof TABS)[number]['to'] }) {
  const permintaan = usePermintaanMenunggu('Permintaan');
  const tabs = TABS.map(({ label, to }) => ({
    label: to === 'akses' ? permintaan : label,
    href: hrefTo(to),
    current: to === current,
  }));
  return <SectionTabs label="Bagian Kelola Akses" tabs={tabs} />;
}
