import { useState } from 'react';
import { Card } from '../ui/show/card.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { GallerySection } from './gallery-section.tsx';

const ZONES = [
  { value: 'WIB', label: 'WIB' },
  { value: 'WITA', label: 'WITA' },
  { value: 'WIT', label: 'WIT' },
] as const;

export function GalleryCards() {
  const [zone, setZone] = useState<'WIB' | 'WITA' | 'WIT'>('WIB');
  const [minutes, setMinutes] = useState<number | null>(5);
  const [on, setOn] = useState(true);
  return (
    <GallerySection title="Kartu, fakta, dan pilihan" wide>
      <SectionTabs
        label="Bagian contoh"
        tabs={[
          { label: 'Profil', href: '#profil', current: true },
          { label: 'Pengaturan', href: '#pengaturan', current: false },
        ]}
      />
      <Card title="Profil" subtitle="Tampil di kop laporan.">
        <Facts
          facts={[
            { label: 'Nama', value: 'MAN 1 Jakarta' },
            { label: 'NPSN', value: null },
            { label: 'Alamat', value: 'Jalan Merdeka 1, Jakarta', wide: true },
          ]}
        />
      </Card>
      <Card>
        <FieldGroup legend="Presensi">
          <ChoiceField label="Zona waktu" choices={ZONES} value={zone} onChange={setZone} />
          <NumberField label="Jeda" unit="menit" value={minutes} onChange={setMinutes} />
          <SwitchField label="Fitur cuti" description="Anggota mengajukan cuti di sini" checked={on} onChange={setOn} />
        </FieldGroup>
      </Card>
    </GallerySection>
  );
}
