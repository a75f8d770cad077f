import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { sebutLahir } from '../../base/words/sebut-lahir.ts';
import { useSeesNomor } from '../dasar/use-sees-nomor.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { sebutKepegawaian } from '../../base/words/sebut-kepegawaian.ts';
import { NikTersamar } from './nik-tersamar.tsx';
import { WajahMark } from '../dasar/wajah-mark.tsx';

export function DataDiriCard({ organisasi_id, anggota }: { organisasi_id: number; anggota: Anggota }) {
  const { gender } = anggota;
  const today = useToday();
  const seesNomor = useSeesNomor();
  return (
    <Card title="Data diri">
      <Facts
        facts={[
          { label: 'NIP', value: anggota.nip },
          { label: 'NUPTK', value: anggota.nuptk },
          {
            label: 'NIK',
            value: anggota.nik && (
              <NikTersamar organisasi_id={organisasi_id} user_id={anggota.user_id} nik={anggota.nik} />
            ),
          },
          { label: 'Jabatan', value: anggota.jabatan },
          { label: 'Jenis kepegawaian', value: sebutKepegawaian(anggota.jenis_kepegawaian) },
          { label: 'Jenis kelamin', value: gender && LABEL_GENDER[gender] },
          ...(seesNomor ? [{ label: 'Tanggal lahir', value: sebutLahir(anggota.tgl_lahir, today) }] : []),
          { label: 'Nomor telepon', value: anggota.no_hp },
          { label: 'Email', value: anggota.email },
          { label: 'Nama pengguna', value: anggota.username },
          ...(seesNomor ? [{ label: 'PIN mesin presensi', value: anggota.pin }] : []),
          { label: 'Verifikasi wajah', value: <WajahMark verified={anggota.is_face_verified} /> },
        ]}
      />
    </Card>
  );
}
