import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { sebutLahir } from '../base/words/sebut-lahir.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { peranOf } from '../base/session/peran-of.ts';
import type { Session } from '../base/session/use-session.ts';
import classes from './profil.module.css';

export function DataDiri({ session: { me, organisasi } }: { session: Session }) {
  const today = useToday();
  const facts: [label: string, value: string | null][] = [
    ['Nama', me.nama],
    ['Nama pengguna', me.username],
    ['Email', me.email],
    ['Nomor HP', me.no_hp],
    ['Jenis kelamin', me.gender && LABEL_GENDER[me.gender]],
    ['Tanggal lahir', sebutLahir(me.tgl_lahir, today)],
    ['Instansi', organisasi?.nama ?? null],
    ['Peran', LABEL_PERAN[peranOf(me, organisasi)]],
    ['Induk', me.nama_tenant],
    ['Wajah', me.is_face_verified ? 'Sudah diverifikasi' : 'Belum diverifikasi'],
  ];
  return (
    <section className={classes['card']} aria-labelledby="data-diri">
      <h2 id="data-diri">Data diri</h2>
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <FactRow key={label} label={label} value={value ?? '–'} />
        ))}
      </dl>
      <p className={classes['hint']}>Data yang keliru diperbaiki oleh {pembenarOf(me, organisasi)}.</p>
    </section>
  );
}

function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Who stands above him: nobody is changed by his own level (aturan/akses#tingkat). */
function pembenarOf(me: Session['me'], organisasi: Session['organisasi']): string {
  const peran = peranOf(me, organisasi);
  if (peran === 'user') return 'operator instansi Anda';
  return peran === 'operator' ? 'admin induk Anda' : 'super admin';
}
