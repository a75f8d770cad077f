import { logoOrganisasi } from './logo-organisasi.ts';
import classes from './organisasi-avatar.module.css';

type Props = { organisasi: { organisasi_id: number; nama: string; file_foto: string | null } };

/** An organisation's logo, or the letters that begin its first two words. It stands beside the name and says nothing new. */
export function OrganisasiAvatar({ organisasi }: Props) {
  const logo = logoOrganisasi(organisasi);
  if (logo) return <img className={classes['mark']} src={logo} alt="" />;
  const letters = organisasi.nama.split(/\s+/, 2).map((word) => word[0] ?? '');
  return (
    <span className={classes['mark']} aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  );
}
