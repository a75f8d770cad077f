import { useState } from 'react';
import { fotoAnggota } from '../../base/foto/foto-anggota.ts';
import classes from '../wajah.module.css';

type Props = { anggota: { user_id: number; nama: string; file_foto: string | null } };

/** A member's profile photo for the operator to compare with, or that there is none. */
export function FotoProfil({ anggota }: Props) {
  const [failed, setFailed] = useState(false);
  const photo = fotoAnggota(anggota);
  return (
    <figure className={classes['profil']}>
      <figcaption>Foto profil</figcaption>
      {photo && !failed ? (
        <img src={photo} alt={`Foto profil ${anggota.nama}`} loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <span className={classes['kosong']}>{photo ? 'Tidak tersedia' : 'Belum ada'}</span>
      )}
    </figure>
  );
}
