import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { PotretTerdaftar } from '../pendaftaran/potret-terdaftar.tsx';
import classes from '../wajah.module.css';
import { sebutBanding } from './sebut-banding.ts';
import { WajahChip } from './wajah-chip.tsx';

type Props = { organisasi_id: number; presensi_id: number; nama: string };

/** What comparing an event's selfie came to, with the enrolled photos; nothing where faces are not compared. */
export function WajahPresensiSection({ organisasi_id, presensi_id, nama }: Props) {
  const { data } = useQuery(
    api.wajahPresensi.getWajahPresensi.query({ organisasi_id, presensi_id }, { errors: 'caller' }),
  );
  if (!data || (!data.dinilai_pada && !(data.is_wajah && data.ada_foto))) return null;
  const { user_id, wajah_id, dinilai_pada, putusan, diputuskan_oleh, diputuskan_pada, keterangan } = data;
  return (
    <div className={classes['banding']} role="group" aria-label="Pencocokan wajah">
      <p>
        <WajahChip is_face_verified={data.is_face_verified} isDinilai={dinilai_pada !== null} />
      </p>
      <p className={classes['support']}>
        {sebutBanding(data) ??
          (wajah_id === null
            ? 'Tidak dibandingkan: wajahnya belum terdaftar.'
            : 'Belum dibandingkan dengan wajah yang terdaftar.')}
      </p>
      {putusan !== null && diputuskan_pada && (
        <p className={classes['support']}>
          {`Dinyatakan ${putusan === HASIL_WAJAH.cocok ? 'cocok' : 'tidak cocok'} oleh ${diputuskan_oleh ?? 'admin'}, `}
          <Saat pada={diputuskan_pada} />
          {keterangan && `: ${keterangan}`}
        </p>
      )}
      {wajah_id !== null && data.is_potret_terlihat && (
        <>
          <p className={classes['support']}>Foto pendaftarannya:</p>
          <PotretTerdaftar organisasi_id={organisasi_id} user_id={user_id} wajah_id={wajah_id} nama={nama} />
        </>
      )}
    </div>
  );
}
