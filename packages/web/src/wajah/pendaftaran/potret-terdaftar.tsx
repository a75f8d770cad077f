import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import classes from '../wajah.module.css';

type Props = { organisasi_id: number; user_id: number; wajah_id: number; nama: string };

const URUTAN = [1, 2, 3] as const;

/** The three photos of an enrolment; nothing where the reader may not see them. */
export function PotretTerdaftar({ organisasi_id, user_id, wajah_id, nama }: Props) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className={classes['support']}>Foto pendaftarannya tidak tersedia bagi Anda.</p>;
  return (
    <ul className={classes['foto']} aria-label={`Foto pendaftaran ${nama}`}>
      {URUTAN.map((urutan) => (
        <li key={urutan}>
          <img
            src={api.pendaftaranWajah.getFotoWajah.url({ organisasi_id, user_id, wajah_id, urutan })}
            alt={`Foto pendaftaran ${nama} ${urutan} dari 3`}
            loading="lazy"
            onError={() => setFailed(true)}
          />
        </li>
      ))}
    </ul>
  );
}
