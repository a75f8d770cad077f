import type { ISI_KALENDER } from '@hadir/contract/cuti/kalender/kalender-cuti.contract.ts';
import { LABEL_KALENDER_CUTI } from '@hadir/contract/cuti/kalender/label-kalender-cuti.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { SALIN_SEKALI } from '../../base/links/salin-sekali.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { SalinField } from '../../ui/show/salin-field.tsx';
import classes from '../dasar/cuti.module.css';

type Isi = (typeof ISI_KALENDER)[number];
type Props = {
  organisasi_id: number;
  canSeeAll: boolean;
  /** Whose leave stands on the screen: offered first. */
  isi?: Isi | undefined;
  opened: boolean;
  onClose: () => void;
};

/** Private addresses for calendar programs: made, shown once, and revoked. */
export function KalenderDialog({ organisasi_id, canSeeAll, isi: shown, opened, onClose }: Props) {
  const sebut = useSebutSaat();
  const list = useQuery({
    ...api.kalenderCuti.listAlamatKalender.query({ organisasi_id }, { errors: 'caller' }),
    enabled: opened,
  });
  const create = useMutation(api.kalenderCuti.addAlamatKalender.mutation({ quiet: true }));
  const revoke = useMutation(api.kalenderCuti.revokeAlamatKalender.mutation());
  const all: Isi[] = ['saya', 'grup', ...(canSeeAll ? (['instansi'] as const) : [])];
  const offered = all.toSorted((a, b) => Number(b === shown) - Number(a === shown));
  return (
    <Dialog opened={opened} onClose={onClose} title="Langganan kalender" fullScreenOnPhone>
      <div className={classes['form']}>
        <p>
          Tambahkan alamatnya di Google Kalender, Apple, atau Outlook. Siapa pun yang memegang alamat dapat membacanya.
        </p>
        <div className={classes['buttons']}>
          {offered.map((isi) => (
            <Button
              key={isi}
              variant={isi === shown ? 'filled' : 'default'}
              disabled={create.isPending}
              onClick={() => create.mutate({ organisasi_id, isi })}
            >
              {LABEL_KALENDER_CUTI[isi]}
            </Button>
          ))}
        </div>
        {create.data && (
          <SalinField
            label={`Alamat ${LABEL_KALENDER_CUTI[create.data.isi]}`}
            description={SALIN_SEKALI}
            value={create.data.alamat}
          />
        )}
        {!list.data &&
          (list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton lines={2} />)}
        <ul className={classes['list']}>
          {list.data?.map(({ cuti_kalender_id, isi, dibuat_pada }) => (
            <li key={cuti_kalender_id} className={classes['line']}>
              <span>
                {LABEL_KALENDER_CUTI[isi]} <span className={classes['dimmed']}>dibuat {sebut(dibuat_pada)}</span>
              </span>
              <Button
                size="xs"
                variant="default"
                disabled={revoke.isPending}
                aria-label={`Cabut ${LABEL_KALENDER_CUTI[isi]} ${sebut(dibuat_pada)}`}
                onClick={() => revoke.mutate({ organisasi_id, cuti_kalender_id })}
              >
                Cabut
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
