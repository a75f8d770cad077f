import type { ComponentProps } from 'react';
import { FotoAnggotaSection } from '../../anggota/foto/foto-anggota-section.tsx';
import { SwafotoSection } from '../../base/foto/swafoto-section.tsx';
import classes from '../../base/meja/meja.module.css';

type Props = {
  organisasi_id: number;
  presensi_id: number;
  anggota: ComponentProps<typeof FotoAnggotaSection>['anggota'] & { nama: string };
};

/** The selfie beside the member's own photo. */
export function WajahBukti({ organisasi_id, presensi_id, anggota }: Props) {
  return (
    <div className={classes['faces']}>
      <figure>
        <SwafotoSection organisasi_id={organisasi_id} presensi_id={presensi_id} nama={anggota.nama} />
        <figcaption>Swafoto</figcaption>
      </figure>
      <figure>
        <FotoAnggotaSection anggota={anggota} />
        <figcaption>Foto anggota</figcaption>
      </figure>
    </div>
  );
}
