import type { PresensiDitinjau } from '@hadir/contract/presensi/presensi-ditinjau.ts';
import { lazy, Suspense } from 'react';
import { AnggotaAvatar } from '../anggota/anggota-avatar.tsx';
import { FotoAnggotaSection } from '../anggota/foto-anggota-section.tsx';
import { api } from '../kit/api.ts';
import { formatJarak } from '../kit/format-jarak.ts';
import { formatSaat } from '../kit/format-saat.ts';
import { formatHariTanggal } from '../kit/format.ts';
import { Facts } from '../ui/facts.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import classes from './presensi-manual-screen.module.css';
import { sebutSebabTahan } from './sebut-sebab-tahan.ts';
import { StatusRadiusChip } from './status-radius-chip.tsx';

const MapView = lazy(async () => ({ default: (await import('../ui/map-view.tsx')).MapView }));

type Props = { organisasi_id: number; tap: PresensiDitinjau };

/** What a held tap is judged by: why it was held, both clocks, the place, and the photo where there is one. */
export function BuktiDitahan({ organisasi_id, tap }: Props) {
  const { presensi_id, anggota, lat, lng, lokasi, jarak_meter, akurasi_meter, jam, timezone } = tap;
  const { diputuskan_oleh, diputuskan_pada, catatan } = tap;
  return (
    <div className={classes['proof']}>
      <AnggotaAvatar
        anggota={anggota}
        detail={[anggota.nip, anggota.nama_group].filter(Boolean).join(' · ') || null}
        size="lg"
      />
      {tap.ada_foto && (
        <div className={classes['faces']}>
          <figure>
            <img src={api.presensi.foto.url({ organisasi_id, presensi_id })} alt={`Swafoto ${anggota.nama}`} />
            <figcaption>Swafoto</figcaption>
          </figure>
          <figure>
            <FotoAnggotaSection anggota={anggota} />
            <figcaption>Foto anggota</figcaption>
          </figure>
        </div>
      )}
      <p className={classes['chips']}>
        <StatusRadiusChip radius={tap.radius} />
        {tap.is_luring && <StatusChip tone="blue" label="Luring" />}
        {tap.is_lokasi_palsu && <StatusChip tone="red" label="Lokasi palsu" />}
      </p>
      <p>{sebutSebabTahan(tap)}</p>
      <Facts
        facts={[
          { label: 'Tanggal', value: formatHariTanggal(tap.tanggal) },
          { label: 'Jam', value: jam },
          { label: 'Menurut perangkat', value: tap.waktu_klien && formatSaat(tap.waktu_klien, timezone) },
          { label: 'Diterima', value: formatSaat(tap.diterima_pada, timezone) },
          {
            label: 'Tempat',
            value: lokasi && jarak_meter !== null ? `${formatJarak(jarak_meter)} dari ${lokasi.nama}` : null,
          },
          { label: 'Akurasi', value: akurasi_meter === null ? null : `±${formatJarak(akurasi_meter)}` },
          ...(diputuskan_pada
            ? [
                {
                  label: 'Keputusan',
                  value: `${formatSaat(diputuskan_pada)} oleh ${diputuskan_oleh ?? 'admin'}${catatan ? `: ${catatan}` : ''}`,
                  wide: true,
                },
              ]
            : []),
        ]}
      />
      {lat !== null && lng !== null && (
        <Suspense fallback={<Skeleton lines={1} height={200} />}>
          <MapView
            label={`Peta presensi ${anggota.nama}`}
            height={200}
            points={[{ lat, lng, label: `Presensi ${jam}` }]}
            circle={lokasi && { lat: lokasi.lat, lng: lokasi.lng, radius: lokasi.radius_meter }}
          />
        </Suspense>
      )}
    </div>
  );
}
