import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import { isTersamar } from '../dasar/is-tersamar.ts';
import { useSeesNomor } from '../dasar/use-sees-nomor.ts';
import classes from './nik-tersamar.module.css';

type Props = {
  organisasi_id: number;
  user_id: number;
  nik: string | null;
  /** Given the whole number where it is to be changed; else it is shown here. */
  onShown?: (nik: string) => void;
};

/** A NIK by its end, and for whom it is whole what asks for it: who asks stands in the activity log. */
export function NikTersamar({ organisasi_id, user_id, nik, onShown }: Props) {
  const queryClient = useQueryClient();
  const seesNomor = useSeesNomor();
  const [shown, setShown] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      // Asked each time: an answer that was kept would be read without a line in the log.
      const { nik: whole } = await queryClient.fetchQuery({
        ...api.anggota.getNikAnggota.query({ organisasi_id, user_id }, { errors: 'caller' }),
        staleTime: 0,
        gcTime: 0,
      });
      if (onShown) onShown(whole ?? '');
      else setShown(whole);
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  if (!isTersamar(nik) || shown || !seesNomor) return shown ?? nik;
  return (
    <span className={classes['nik']}>
      <span>{nik}</span>
      <Button size="compact-xs" variant="subtle" loading={asking} onClick={() => void ask()}>
        Tampilkan NIK
      </Button>
    </span>
  );
}
