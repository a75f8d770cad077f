import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { sebutHariBeku } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatSaat } from '../../kit/format/format-saat.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { JalanSection } from '../../persetujuan/jalan-section.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { JejakManual } from './jejak-manual.tsx';
import { HariBukti } from '../bukti/hari-bukti.tsx';
import { KepercayaanSection } from '../kepercayaan/kepercayaan-section.tsx';
import { PetaPresensiSection } from '../bukti/peta-presensi-section.tsx';
import classes from '../../base/meja/meja.module.css';
import { StatusRadiusChip } from '../bukti/status-radius-chip.tsx';
import { tempatBukti } from '../bukti/tempat-bukti.ts';
import { WajahPresensiSection } from '../../wajah/presensi/wajah-presensi-section.tsx';
import { WajahBukti } from '../bukti/wajah-bukti.tsx';

type Props = { organisasi_id: number; manual: PresensiManual };

/** What a request is judged by: the selfie beside the member's own photo, the place, the reason, and what was decided before. */
export function BuktiSwafoto({ organisasi_id, manual }: Props) {
  const { anggota, jam } = manual;
  return (
    <div className={classes['proof']}>
      <AnggotaAvatar
        anggota={anggota}
        detail={[anggota.nip, anggota.nama_group].filter(Boolean).join(' · ') || null}
        size="lg"
      />
      {manual.hari_beku && <FormNotice isAwas pesan={sebutHariBeku(manual.hari_beku)} />}
      {manual.ada_foto ? (
        <WajahBukti organisasi_id={organisasi_id} presensi_id={manual.presensi_id} anggota={anggota} />
      ) : (
        <p>Tanpa swafoto: masa simpannya sudah lewat, atau Anda tidak diberi hak melihat foto.</p>
      )}
      <WajahPresensiSection organisasi_id={organisasi_id} presensi_id={manual.presensi_id} nama={anggota.nama} />
      <p className={classes['chips']}>
        <StatusRadiusChip radius={manual.radius} />
        {manual.is_lokasi_palsu && <StatusChip tone="red" label="Lokasi palsu" />}
      </p>
      <KepercayaanSection kepercayaan={manual.kepercayaan} />
      <Facts
        facts={[
          { label: 'Tanggal', value: formatHariTanggal(manual.tanggal) },
          { label: 'Jam', value: jam },
          ...tempatBukti(manual),
          { label: 'Diajukan', value: formatSaat(manual.dibuat_pada, manual.timezone) },
          { label: 'Keterangan', value: manual.keterangan, wide: true },
        ]}
      />
      <HariBukti
        bila={manual.hari_beku ? undefined : 'Bila disetujui'}
        organisasi_id={organisasi_id}
        presensi_id={manual.presensi_id}
      />
      <PetaPresensiSection nama={anggota.nama} jam={jam} lat={manual.lat} lng={manual.lng} lokasi={manual.lokasi} />
      <JalanSection jalan={manual.persetujuan} />
      {manual.diputuskan_pada && (
        <JejakManual organisasi_id={organisasi_id} presensi_manual_id={manual.presensi_manual_id} />
      )}
    </div>
  );
}
