import { SEMUA_ZONA } from '@hadir/rules/waktu/zona.ts';
import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { HadirForm } from '../kit/form/use-hadir-form.ts';
import { LABEL_ZONA_WAKTU } from '../kit/format/label-zona-waktu.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { RadiusField } from '../ui/map/radius-field.tsx';
import classes from './lokasi-section.module.css';
import { PakaiLokasiButton } from './pakai-lokasi-button.tsx';

export type LokasiFormValues = Pick<Lokasi, 'nama' | 'lat' | 'lng' | 'radius_meter' | 'timezone'> & { alamat: string };

const ZONES = [
  { value: null, label: 'Ikut zona instansi' },
  ...SEMUA_ZONA.map((value) => ({ value, label: LABEL_ZONA_WAKTU[value] })),
];

export function LokasiFields({ form: { field, form } }: { form: HadirForm<LokasiFormValues> }) {
  const [found, setFound] = useState(0);
  const { lat, lng, radius_meter } = form.values;
  const { lat: latError, lng: lngError, radius_meter: radiusError } = form.errors;
  return (
    <>
      <div className={classes['fields']}>
        <TextInput label="Nama lokasi" required autoComplete="off" {...field('nama')} />
        <ChoiceField label="Zona waktu" choices={ZONES} {...field('timezone')} />
      </div>
      <TextInput label="Alamat" autoComplete="off" {...field('alamat')} />
      <PakaiLokasiButton
        onFound={(position) => {
          form.setValues(position);
          setFound(found + 1);
        }}
      />
      {/* A map keeps the view that it opened with: after a jump it opens anew. */}
      <RadiusField
        key={found}
        label="Titik dan radius"
        value={{ lat, lng, radius: radius_meter }}
        onChange={(circle) =>
          form.setValues({ lat: circle.lat, lng: circle.lng, radius_meter: Math.round(circle.radius) })
        }
        errors={{
          ...(latError && { lat: String(latError) }),
          ...(lngError && { lng: String(lngError) }),
          ...(radiusError && { radius: String(radiusError) }),
        }}
      />
    </>
  );
}
