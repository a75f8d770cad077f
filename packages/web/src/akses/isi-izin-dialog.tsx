import type { Izin } from '@hadir/rules/akses/izin.ts';
import { LABEL_IZIN } from '@hadir/rules/akses/label-izin.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Dialog } from '../ui/layer/dialog.tsx';
import classes from './kelola-akses.module.css';
import { listLayarIzin } from './list-layar-izin.ts';

type Props = { nama: Izin | undefined; onClose: () => void };

/** What one permission opens, and what of the same kind stays open to who does not hold it. */
export function IsiIzinDialog({ nama, onClose }: Props) {
  return (
    <Dialog opened={nama !== undefined} onClose={onClose} title={nama ? `Izin ${LABEL_IZIN[nama]}` : ''} width={640}>
      {nama && <Isi nama={nama} />}
    </Dialog>
  );
}

function Isi({ nama }: { nama: Izin }) {
  const { data, error, refetch } = useQuery(api.izinPeran.listIsiIzin.query({}, { errors: 'screen' }));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const isi = data?.find((one) => one.nama === nama);
  if (!isi) return <Skeleton lines={6} />;
  const layar = listLayarIzin(nama);
  return (
    <div className={classes['isi']}>
      <p>
        Membuka {layar.length > 0 ? `layar ${layar.join(', ')}` : `yang ada di menu ${LABEL_IZIN[nama]}`}. Yang tentang
        diri sendiri selalu terbuka bagi orangnya.
      </p>
      {isi.membuka.length > 0 && (
        <section>
          <h3>Tertutup tanpa izin ini</h3>
          <ul>
            {isi.membuka.map((kegiatan) => (
              <li key={kegiatan}>{kegiatan}</li>
            ))}
          </ul>
        </section>
      )}
      {isi.tetap.length > 0 && (
        <section>
          <h3>Tetap terbuka, sejauh perannya membolehkan</h3>
          <ul>
            {isi.tetap.map(({ kegiatan, lewat }) => (
              <li key={kegiatan}>
                {kegiatan}
                <small>{lewat === null ? 'tanpa izin apa pun' : `lewat izin ${LABEL_IZIN[lewat]}`}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
