import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from '../wajah.module.css';

type Props = { organisasi_id: number; user_id: number; wajah_id: number };

/** Whose enrolled faces are as near as this person's own would be; nothing where nobody's are. */
export function MiripNotice({ organisasi_id, ...satu }: Props) {
  const { data } = useQuery(
    api.pendaftaranWajah.listWajahMirip.query({ organisasi_id, ...satu }, { errors: 'caller', autosave: true }),
  );
  if (!data || data.length === 0) return null;
  return (
    <div className={classes['awas']} role="note">
      <p>
        <strong>Wajah ini mirip dengan anggota lain.</strong> Periksa apakah fotonya tertukar atau satu orang
        didaftarkan dua kali; saudara kembar juga dapat mirip.
      </p>
      <ul>
        {data.map(({ user_id, nama, nip, jarak }) => (
          <li key={user_id}>
            <Link href={hrefTo('user.detail', { organisasi_id, user_id })}>{nama}</Link>
            {nip && `, NIP ${nip}`}, jarak {formatAngka(Number(jarak.toFixed(2)))}
          </li>
        ))}
      </ul>
    </div>
  );
}
