import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { GeoCircle } from './geo-point.ts';
import { MapView } from './map-view.tsx';
import classes from './radius-field.module.css';

type Props = {
  label: string;
  value: GeoCircle;
  onChange: (circle: GeoCircle) => void;
  errors?: { lat?: string; lng?: string; radius?: string };
};

const LIMITS = { lat: [-90, 90], lng: [-180, 180], radius: [10, 50_000] } as const;
const FIELDS = [
  ['radius', 'Radius (meter)', 0],
  ['lat', 'Lintang', 6],
  ['lng', 'Bujur', 6],
] as const;

/** A place and its radius in metres (10–50.000), drawn by dragging or given in numbers. */
export function RadiusField({ label, value, onChange, errors }: Props) {
  const [typed, setTyped] = useState<{ key: keyof GeoCircle; text: string } | null>(null);

  const type = (key: keyof GeoCircle, text: string) => {
    setTyped({ key, text });
    const number = Number(text.replace(',', '.'));
    const [low, high] = LIMITS[key];
    if (text.trim() !== '' && number >= low && number <= high) onChange({ ...value, [key]: number });
  };
  const refusalOf = (key: keyof GeoCircle) => {
    if (typed?.key !== key) return errors?.[key];
    const [low, high] = LIMITS[key];
    const number = Number(typed.text.replace(',', '.'));
    return typed.text.trim() !== '' && number >= low && number <= high ? undefined : `Isi antara ${low} dan ${high}`;
  };

  return (
    <div className={classes['field']} role="group" aria-label={label}>
      <MapView label={`Peta ${label.toLowerCase()}`} circle={value} onCircleChange={onChange} />
      <div className={classes['numbers']}>
        {FIELDS.map(([key, name, decimals]) => (
          <TextInput
            key={key}
            label={name}
            inputMode="decimal"
            autoComplete="off"
            data-path={key}
            value={typed?.key === key ? typed.text : value[key].toFixed(decimals)}
            error={refusalOf(key)}
            onChange={(event) => type(key, event.currentTarget.value)}
            onBlur={() => refusalOf(key) === undefined && setTyped(null)}
          />
        ))}
      </div>
    </div>
  );
}
