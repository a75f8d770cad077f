import { useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/api.ts';
import { hrefTo } from '../../../base/links/href-to.ts';
import { Link } from '../../../ui/show/link.tsx';
import classes from './tempat-dibaca.module.css';

/**
 * Whose screen this is, for a super admin who came to it by its address: he is under no organisation's menu there, which
 * would say it.
 */
export function TempatDibaca({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useQuery(
    api.organisasi.getOrganisasi.query({ organisasi_id }, { errors: 'caller', autosave: true }),
  );
  if (!data) return null;
  return (
    <p className={classes['line']}>
      <span className={classes['nama']}>
        {data.nama} ({data.kode_organisasi})
      </span>
      <Link href={hrefTo('home', { organisasi_id })}>Masuk ke instansi ini</Link>
    </p>
  );
}
