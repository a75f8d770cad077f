import { hrefTo } from '../../base/links/href-to.ts';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';

const TABS = [
  { to: 'jamKerja', label: 'Jam Kerja' },
  { to: 'jadwalKerja', label: 'Jadwal Kerja' },
  { to: 'polaKerja', label: 'Pola Kerja' },
  { to: 'jadwalShift', label: 'Jadwal Shift' },
  { to: 'jamKerja.tukarShift', label: 'Tukar Shift' },
] as const;

type Props = { organisasi_id: number; current: (typeof TABS)[number]['to'] };

/** The screens that together say who works when. */
export function JadwalTabs({ organisasi_id, current }: Props) {
  return (
    <SectionTabs
      label="Jadwal"
      tabs={TABS.map(({ to, label }) => ({
        label,
        href: hrefTo(to, { organisasi_id }),
        current: to === current,
      }))}
    />
  );
}
