import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
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

/** Metres may be parted by points, as thousands are written; a degree has its comma or point before the decimals. */
function readTyped(key: keyof GeoCircle, text: string): number {
  const typed = text.trim();
  if (typed === '') return Number.NaN;
  const isParted = key === 'radius' && /^\d{1,3}(\.\d{3})+$/.test(typed);
  return Number(isParted ? typed.replaceAll('.', '') : typed.replace(',', '.'));
}

/** A point as map applications copy it: '-7.0051, 110.4381'. */
function readPoint(text: string): { lat: number; lng: number } | null {
  const [, lat, lng] = /^\s*\(?(-?\d+\.\d+)\s*[,;\s]\s*(-?\d+\.\d+)\)?\s*$/.exec(text) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

const isWithin = (key: keyof GeoCircle, number: number): boolean => {
  const [low, high] = LIMITS[key];
  return number >= low && number <= high;
};

/**
 * A place and its radius in metres (10–50.000), drawn by dragging or given in numbers; a point copied from a map may be put
 * into either of its fields. What is outside the limits stays as
 * typed and is given on as it is, for the form to refuse; the map shows the last that was within.
 */
export function RadiusField({ label, value, onChange, errors }: Props) {
  const [typed, setTyped] = useState<Partial<Record<keyof GeoCircle, string | undefined>>>({});
  const [shown, setShown] = useState(value);
  const isSah = FIELDS.every(([key]) => isWithin(key, value[key]));
  if (isSah && value !== shown && FIELDS.some(([key]) => value[key] !== shown[key])) setShown(value);

  const type = (key: keyof GeoCircle, text: string) => {
    const point = key === 'radius' ? null : readPoint(text);
    if (point) {
      setTyped({ ...typed, lat: undefined, lng: undefined });
      onChange({ ...value, ...point });
      return;
    }
    setTyped({ ...typed, [key]: text });
    onChange({ ...value, [key]: readTyped(key, text) });
  };
  const draw = (circle: GeoCircle) => {
    setTyped({});
    onChange(circle);
  };
  const refusalOf = (key: keyof GeoCircle) => {
    const text = typed[key];
    if (text === undefined) return errors?.[key];
    const [low, high] = LIMITS[key];
    return isWithin(key, readTyped(key, text)) ? undefined : `Isi antara ${formatAngka(low)} dan ${formatAngka(high)}`;
  };

  return (
    <div className={classes['field']} role="group" aria-label={label}>
      <MapView label={`Peta ${label.toLowerCase()}`} circle={shown} onCircleChange={draw} />
      <div className={classes['numbers']}>
        {FIELDS.map(([key, name, decimals]) => (
          <TextInput
            key={key}
            label={name}
            inputMode="decimal"
            autoComplete="off"
            data-path={key}
            value={typed[key] ?? value[key].toFixed(decimals)}
            error={refusalOf(key)}
            onChange={(event) => type(key, event.currentTarget.value)}
            onBlur={() =>
              typed[key] !== undefined && refusalOf(key) === undefined && setTyped({ ...typed, [key]: undefined })
            }
          />
        ))}
      </div>
    </div>
  );
}
