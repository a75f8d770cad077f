import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import classes from './buat-kuesioner.module.css';

type Props = { organisasi_id: number; onClose: () => void };

/** What a new questionnaire starts from: a template, or nothing. It is a draft at once, and opens to be written. */
export function BuatKuesionerDialog({ organisasi_id, onClose }: Props) {
  const navigate = useNavigate();
  const templat = useQuery(api.kuesioner.listTemplatKuesioner.query({ organisasi_id }));
  const add = useMutation({
    ...api.kuesioner.addKuesioner.mutation({ quiet: true }),
    onSuccess: ({ kuesioner_id }) => void navigate({ to: hrefTo('kuesioner.detail', { organisasi_id, kuesioner_id }) }),
  });
  return (
    <Dialog opened onClose={onClose} title="Buat kuesioner" width={560} fullScreenOnPhone>
      <div className={classes['list']} aria-busy={add.isPending}>
        <button
          type="button"
          className={classes['start']}
          disabled={add.isPending}
          onClick={() => add.mutate({ organisasi_id, judul: 'Kuesioner baru', bagian: KOSONG })}
        >
          <strong>Kosong</strong>
          <span>Susun pertanyaannya sendiri.</span>
        </button>
        {templat.error && <ErrorState error={templat.error} onRetry={() => void templat.refetch()} />}
        {templat.isPending && <Skeleton lines={6} />}
        {templat.data?.map(({ jenis, ...isi }) => (
          <button
            key={jenis}
            type="button"
            className={classes['start']}
            disabled={add.isPending}
            onClick={() => add.mutate({ organisasi_id, ...isi })}
          >
            <strong>{isi.judul}</strong>
            <span>
              {isi.keterangan} {isi.bagian.flatMap(({ pertanyaan }) => pertanyaan).length} pertanyaan
              {isi.is_anonim ? ', anonim' : ''}.
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

const KOSONG = [{ bagian_id: 1, judul: '', keterangan: '', pertanyaan: [] }];
