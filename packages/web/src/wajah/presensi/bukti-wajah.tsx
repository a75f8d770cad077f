import type { WajahDitinjau } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { Facts } from '../../ui/show/facts.tsx';
import { WajahPresensiSection } from './wajah-presensi-section.tsx';
import { SwafotoSection } from '../../base/foto/swafoto-section.tsx';
import classes from '../../base/meja/meja.module.css';

type Props = { organisasi_id: number; swafoto: WajahDitinjau };

/** What a face is judged by: the selfie, the enrolled photos, and how far apart the machine found them. */
export function BuktiWajah({ organisasi_id, swafoto }: Props) {
  const { presensi_id, anggota, tanggal, jam } = swafoto;
  return (
    <div className={classes['proof']}>
      <AnggotaAvatar
        anggota={anggota}
        detail={[anggota.nip, anggota.nama_group].filter(Boolean).join(' · ') || null}
        size="lg"
      />
      {swafoto.ada_foto && (
        <div className={classes['faces']}>
          <figure>
            <SwafotoSection organisasi_id={organisasi_id} presensi_id={presensi_id} nama={anggota.nama} />
            <figcaption>Swafoto</figcaption>
          </figure>
        </div>
      )}
      <WajahPresensiSection organisasi_id={organisasi_id} presensi_id={presensi_id} nama={anggota.nama} />
      <Facts
        facts={[
          { label: 'Tanggal', value: formatHariTanggal(tanggal) },
          { label: 'Jam', value: jam },
        ]}
      />
    </div>
  );
}
