import { useState } from 'react';
import type { MapPoint } from '../ui/map/geo-point.ts';
import { MapView } from '../ui/map/map-view.tsx';
import { RadiusField } from '../ui/map/radius-field.tsx';
import { GallerySection } from './gallery-section.tsx';

const POINTS: MapPoint[] = [
  { lat: -6.2, lng: 106.83, label: 'Jakarta', tone: 'green' },
  { lat: -7.8, lng: 110.37, label: 'Yogyakarta', tone: 'blue' },
  { lat: -5.14, lng: 119.43, label: 'Makassar', tone: 'orange' },
  { lat: 3.59, lng: 98.67, label: 'Medan', tone: 'red' },
  { lat: -2.53, lng: 140.71, label: 'Jayapura' },
];

export function GalleryMaps() {
  const [circle, setCircle] = useState({ lat: -6.2, lng: 106.83, radius: 150 });
  return (
    <>
      <GallerySection title="Peta" wide>
        <MapView label="Instansi di Indonesia" points={POINTS} height={420} />
      </GallerySection>
      <GallerySection title="Radius lokasi" wide>
        <RadiusField label="Lokasi presensi" value={circle} onChange={setCircle} />
      </GallerySection>
    </>
  );
}
