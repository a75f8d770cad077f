import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import classes from './akun-lama-notice.module.css';

type Akun = { user_id: number; nama: string };
type Props = { organisasi_id: number; email: string; chosen: boolean; onChoose: (akun: Akun | null) => void };

const PAUSE_MS = 400;

/** Somebody whom another organisation of the tenant has already is added with the account that he has. */
export function AkunLamaNotice({ organisasi_id, email, chosen, onChoose }: Props) {
  const [address] = useDebouncedValue(email.trim(), PAUSE_MS);
  const complete = /^\S+@\S+\.\S+$/.test(address);
  const { data: akun } = useQuery({
    ...api.anggota.findEmail.query({ organisasi_id, email: address }, { autosave: true, errors: 'caller' }),
    enabled: complete,
  });
  if (!complete || !akun) return null;
  return (
    <div className={classes['notice']} role="status">
      {akun.is_anggota ? (
        <p>
          <strong>{akun.nama}</strong> dengan alamat email ini sudah menjadi anggota instansi Anda.
        </p>
      ) : (
        <>
          <p>
            <strong>{akun.nama}</strong> sudah memiliki akun di instansi lain dalam tenant ini
            {chosen ? ' dan akan ditambahkan dengan akun itu.' : '.'}
          </p>
          <Button size="xs" variant="default" onClick={() => onChoose(chosen ? null : akun)}>
            {chosen ? 'Batalkan' : 'Pakai akun itu'}
          </Button>
        </>
      )}
    </div>
  );
}
