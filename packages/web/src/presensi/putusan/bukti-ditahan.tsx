import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { sebutPresensiBeku } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatSaat } from '../../kit/format/format-saat.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { HariBukti } from '../bukti/hari-bukti.tsx';
import { KepercayaanSection } from '../kepercayaan/kepercayaan-section.tsx';
import { PetaPresensiSection } from '../bukti/peta-presensi-section.tsx';
import classes from '../../base/meja/meja.module.css';
import { sebutDiterima } from '../../base/api/sebut-diterima.ts';
import { sebutSebabTahan } from '../bukti/sebut-sebab-tahan.ts';
import { StatusRadiusChip } from '../bukti/status-radius-chip.tsx';
import { tempatBukti } from '../bukti/tempat-bukti.ts';
import { WajahPresensiSection } from '../../wajah/presensi/wajah-presensi-section.tsx';
import { WajahBukti } from '../bukti/wajah-bukti.tsx';

type Props = { organisasi_id: number; tap: PresensiDitinjau };

/** What a held tap is judged by: why it was held, both clocks, the place, and the photo where there is one. */
export function BuktiDitahan({ organisasi_id, tap }: Props) {
  const { anggota, jam, timezone, diputuskan_oleh, diputuskan_pada, catatan } = tap;
  return (
    <div className={classes['proof']}>
      <AnggotaAvatar
        anggota={anggota}
        detail={[anggota.nip, anggota.nama_group].filter(Boolean).join(' · ') || null}
        size="lg"
      />
      {tap.hari_beku && <FormNotice isAwas pesan={sebutPresensiBeku(tap.hari_beku)} />}
      {tap.ada_foto && <WajahBukti organisasi_id={organisasi_id} presensi_id={tap.presensi_id} anggota={anggota} />}
      <WajahPresensiSection organisasi_id={organisasi_id} presensi_id={tap.presensi_id} nama={anggota.nama} />
      <p className={classes['chips']}>
        <StatusRadiusChip radius={tap.radius} />
        {tap.is_luring && <StatusChip tone="blue" label="Luring" />}
        {tap.is_lokasi_palsu && <StatusChip tone="red" label="Lokasi palsu" />}
      </p>
      <p>{sebutSebabTahan(tap)}</p>
      <KepercayaanSection kepercayaan={tap.kepercayaan} />
      <Facts
        facts={[
          { label: 'Tanggal', value: formatHariTanggal(tap.tanggal) },
          { label: 'Jam', value: jam },
          tap.nama_perangkat
            ? { label: 'Perangkat', value: tap.nama_perangkat }
            : { label: 'Menurut perangkat', value: tap.waktu_klien && formatSaat(tap.waktu_klien, timezone) },
          { label: 'Diterima', value: sebutDiterima(tap) },
          ...tempatBukti(tap),
          ...(diputuskan_pada
            ? [
                {
                  label: 'Keputusan',
                  value: `${formatSaat(diputuskan_pada, timezone)} oleh ${diputuskan_oleh ?? 'admin'}${catatan ? `: ${catatan}` : ''}`,
                  wide: true,
                },
              ]
            : []),
        ]}
      />
      <HariBukti
        bila={tap.hari_beku ? undefined : 'Bila diterima'}
        organisasi_id={organisasi_id}
        presensi_id={tap.presensi_id}
      />
      <PetaPresensiSection nama={anggota.nama} jam={jam} lat={tap.lat} lng={tap.lng} lokasi={tap.lokasi} />
    </div>
  );
}
