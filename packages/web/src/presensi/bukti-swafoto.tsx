import type { PresensiManual } from '@hadir/contract/presensi/presensi-manual.contract.ts';
import { lazy, Suspense } from 'react';
import { AnggotaAvatar } from '../anggota/anggota-avatar.tsx';
import { FotoAnggotaSection } from '../anggota/foto-anggota-section.tsx';
import { api } from '../kit/api.ts';
import { formatJarak } from '../kit/format-jarak.ts';
import { formatSaat } from '../kit/format-saat.ts';
import { formatHariTanggal } from '../kit/format.ts';
import { JalanSection } from '../persetujuan/jalan-section.tsx';
import { Facts } from '../ui/facts.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { JejakManual } from './jejak-manual.tsx';
import classes from './presensi-manual-screen.module.css';
import { StatusRadiusChip } from './status-radius-chip.tsx';

const MapView = lazy(async () => ({ default: (await import('../ui/map-view.tsx')).MapView }));

type Props = { organisasi_id: number; manual: PresensiManual };

/** What a request is judged by: the selfie beside the member's own photo, the place, the reason, and what was decided before. */
export function BuktiSwafoto({ organisasi_id, manual }: Props) {
  const { presensi_id, anggota, lat, lng, lokasi, jarak_meter, akurasi_meter, jam } = manual;
  return (
    <div className={classes['proof']}>
      <AnggotaAvatar
        anggota={anggota}
        detail={[anggota.nip, anggota.nama_group].filter(Boolean).join(' · ') || null}
        size="lg"
      />
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
      <p className={classes['chips']}>
        <StatusRadiusChip radius={manual.radius} />
        {manual.is_lokasi_palsu && <StatusChip tone="red" label="Lokasi palsu" />}
      </p>
      <Facts
        facts={[
          { label: 'Tanggal', value: formatHariTanggal(manual.tanggal) },
          { label: 'Jam', value: jam },
          {
            label: 'Tempat',
            value: lokasi && jarak_meter !== null ? `${formatJarak(jarak_meter)} dari ${lokasi.nama}` : null,
          },
          { label: 'Akurasi', value: akurasi_meter === null ? null : `±${formatJarak(akurasi_meter)}` },
          { label: 'Diajukan', value: formatSaat(manual.dibuat_pada, manual.timezone) },
          { label: 'Keterangan', value: manual.keterangan, wide: true },
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
      <JalanSection jalan={manual.persetujuan} />
      {manual.diputuskan_pada && (
        <JejakManual organisasi_id={organisasi_id} presensi_manual_id={manual.presensi_manual_id} />
      )}
    </div>
  );
}
