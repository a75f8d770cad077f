import { hrefTo } from '../../base/links/href-to.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from '../dasar/auth-form.module.css';

/** Where somebody goes who needs no activation any more. */
export function SudahAktif() {
  return (
    <p className={classes['foot']}>
      Akun sudah aktif?{' '}
      <Link className={classes['link']} href={hrefTo('login')}>
        Masuk
      </Link>
    </p>
  );
}
