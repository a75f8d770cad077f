import { hrefTo } from '../base/links/href-to.ts';
import { Link } from '../ui/show/link.tsx';

/** Why nobody's work is due where no hours are set yet, and where they are set. */
export const TanpaJadwal = ({ organisasi_id }: { organisasi_id: number }) => (
  <>
    <strong>Jam kerja belum diatur</strong> bagi siapa pun pada hari ini, jadi tidak ada yang dihitung terlambat atau
    absen. <Link href={hrefTo('jamKerja', { organisasi_id })}>Atur jam kerja</Link>.
  </>
);
