import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const MapView = lazy(async () => ({ default: (await import('../../ui/map/map-view.tsx')).MapView }));

const TINGGI = 200;

type Props = {
  nama: string;
  jam: string;
  lat: number | null;
  lng: number | null;
  lokasi: { lat: number; lng: number; radius_meter: number } | null;
};

/** Where an event was made, with the location that it was measured against; nothing where the place is not known. */
export function PetaPresensiSection({ nama, jam, lat, lng, lokasi }: Props) {
  if (lat === null || lng === null) return null;
  return (
    <Suspense fallback={<Skeleton lines={1} height={TINGGI} />}>
      <MapView
        label={`Peta presensi ${nama}`}
        height={TINGGI}
        points={[{ lat, lng, label: `Presensi ${jam}` }]}
        circle={lokasi && { lat: lokasi.lat, lng: lokasi.lng, radius: lokasi.radius_meter }}
      />
    </Suspense>
  );
}
