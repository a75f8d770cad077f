import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { sebutLahir } from '../../base/words/sebut-lahir.ts';
import { useSeesNomor } from '../dasar/use-sees-nomor.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { Facts } from '../../ui/show/facts.tsx';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import classes from './anggota-summary.module.css';
import { sebutKepegawaian } from '../../base/words/sebut-kepegawaian.ts';
import { StatusAnggotaChip } from '../dasar/status-anggota-chip.tsx';
import { WajahMark } from '../dasar/wajah-mark.tsx';

/** What is asked most about a member, at a glance. */
export function AnggotaSummary({ anggota }: { anggota: Anggota }) {
  const { role, gender, tgl_mulai, tgl_selesai } = anggota;
  const today = useToday();
  const seesNomor = useSeesNomor();
  return (
    <div className={classes['summary']}>
      <div className={classes['head']}>
        <AnggotaAvatar anggota={anggota} detail={anggota.jabatan || anggota.jenis_kepegawaian} size="lg" />
        <StatusAnggotaChip status={anggota.status} />
      </div>
      <Facts
        facts={[
          { label: 'NIP', value: anggota.nip },
          { label: 'Jenis kepegawaian', value: sebutKepegawaian(anggota.jenis_kepegawaian) },
          { label: 'Grup', value: anggota.grup },
          { label: 'Peran', value: LABEL_ROLE[role] },
          { label: 'Email', value: anggota.email },
          { label: 'Nomor telepon', value: anggota.no_hp },
          { label: 'Jenis kelamin', value: gender && LABEL_GENDER[gender] },
          ...(seesNomor ? [{ label: 'Tanggal lahir', value: sebutLahir(anggota.tgl_lahir, today) }] : []),
          ...(seesNomor ? [{ label: 'PIN mesin presensi', value: anggota.pin }] : []),
          { label: 'Verifikasi wajah', value: <WajahMark verified={anggota.is_face_verified} /> },
          { label: 'Anggota sejak', value: tgl_mulai && formatTanggal(tgl_mulai) },
          ...(tgl_selesai ? [{ label: 'Sampai', value: formatTanggal(tgl_selesai) }] : []),
          {
            label: 'Lokasi presensi',
            value: anggota.lokasi.map(({ nama }) => nama).join(', ') || 'Semua lokasi instansi',
            wide: true,
          },
        ]}
      />
    </div>
  );
}
