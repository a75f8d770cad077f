import classes from '../wajah.module.css';
import { FotoProfil } from './foto-profil.tsx';
import { MiripNotice } from './mirip-notice.tsx';
import { PotretTerdaftar } from './potret-terdaftar.tsx';

type Props = {
  organisasi_id: number;
  anggota: { user_id: number; nama: string; file_foto: string | null };
  wajah_id: number;
};

/** What an operator tells by whether it is this person: the profile photo beside the enrolment, and who else looks like it. */
export function WajahDikenali({ organisasi_id, anggota, wajah_id }: Props) {
  const { user_id, nama } = anggota;
  return (
    <>
      <div className={classes['kenali']}>
        <FotoProfil anggota={anggota} />
        <figure>
          <figcaption>Foto pendaftaran</figcaption>
          <PotretTerdaftar organisasi_id={organisasi_id} user_id={user_id} wajah_id={wajah_id} nama={nama} />
        </figure>
      </div>
      <MiripNotice organisasi_id={organisasi_id} user_id={user_id} wajah_id={wajah_id} />
    </>
  );
}
