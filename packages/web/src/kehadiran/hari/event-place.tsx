import type { DetailPresensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { formatJarak } from '../../kit/format/format-jarak.ts';
import { sebutDiterima } from '../../base/api/sebut-diterima.ts';
import { KepercayaanSection } from '../../presensi/kepercayaan/kepercayaan-section.tsx';
import { PetaPresensiSection } from '../../presensi/bukti/peta-presensi-section.tsx';
import { StatusRadiusChip } from '../../presensi/bukti/status-radius-chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { EventActions } from './event-actions.tsx';
import { SwafotoSection } from '../../base/foto/swafoto-section.tsx';
import { WajahPresensiSection } from '../../wajah/presensi/wajah-presensi-section.tsx';
import classes from './event-list.module.css';

/** Where an event was made, with its photo and what is remarkable about it. */
export function EventPlace({ organisasi_id, presensi_id }: { organisasi_id: number; presensi_id: number }) {
  const query = useQuery(api.presensi.getPresensi.query({ organisasi_id, presensi_id }, { errors: 'caller' }));
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton lines={4} />;

  const { presensi, lokasi, anggota, kepercayaan } = query.data;
  const { radius, is_luring, is_lokasi_palsu } = presensi;
  return (
    <div className={classes['place']}>
      <p className={classes['words']}>
        <StatusRadiusChip radius={radius} />
        {is_luring && <StatusChip tone="blue" label="Luring" />}
        {is_lokasi_palsu && <StatusChip tone="red" label="Lokasi palsu" />}
      </p>
      <p className={classes['support']}>{sebutTempat(query.data)}</p>
      {is_luring && <p className={classes['support']}>{sebutTerlambat(presensi)}</p>}
      {presensi.keterangan && <p>{presensi.keterangan}</p>}
      <EventActions organisasi_id={organisasi_id} presensi={presensi} user_id={anggota.user_id} />
      <PetaPresensiSection
        nama={anggota.nama}
        jam={presensi.jam}
        lat={presensi.lat}
        lng={presensi.lng}
        lokasi={lokasi}
      />
      {presensi.ada_foto && (
        <SwafotoSection
          className={classes['photo']}
          organisasi_id={organisasi_id}
          presensi_id={presensi_id}
          nama={anggota.nama}
        />
      )}
      <KepercayaanSection kepercayaan={kepercayaan} />
      <WajahPresensiSection organisasi_id={organisasi_id} presensi_id={presensi_id} nama={anggota.nama} />
    </div>
  );
}

function sebutTempat({ presensi, lokasi }: DetailPresensi): string {
  const { jarak_meter, akurasi_meter, perangkat } = presensi;
  const words = [
    lokasi && jarak_meter !== null && `${formatJarak(jarak_meter)} dari ${lokasi.nama}`,
    lokasi && `radius ${formatJarak(lokasi.radius_meter)}`,
    akurasi_meter !== null && `akurasi ±${formatJarak(akurasi_meter)}`,
    perangkat && `perangkat ${perangkat}`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : 'Tanpa keterangan tempat.';
}

function sebutTerlambat(presensi: DetailPresensi['presensi']): string {
  const { tanggal, jam } = presensi;
  return `Diambil ${formatTanggal(tanggal)} ${jam}, diterima ${sebutDiterima(presensi)}.`;
}
