import type { KeadaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from '../dasar/verval.module.css';

type Props = { organisasi_id: number; tanpaIdentitas: KeadaanKirim['tanpa_identitas'] };

/** Who could not be sent since nothing says who he is, before anything is sent, with the way to his data. */
export function TanpaIdentitas({ organisasi_id, tanpaIdentitas: { jumlah, anggota } }: Props) {
  return (
    <div className={classes['tanpa']}>
      <h3>{formatAngka(jumlah)} anggota tanpa NUPTK</h3>
      <p>Tanpa NUPTK kehadirannya tidak dapat dikirim ke Simpatika.</p>
      <ul aria-label="Anggota tanpa NUPTK">
        {anggota.map(({ user_id, nama }) => (
          <li key={user_id}>
            <Link href={hrefTo('user.detail', { organisasi_id, user_id })}>{nama}</Link>
          </li>
        ))}
        {jumlah > anggota.length && <li>dan {formatAngka(jumlah - anggota.length)} lainnya</li>}
      </ul>
    </div>
  );
}
