import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useManages } from '../../base/session/use-manages.ts';
import { api } from '../../base/api/api.ts';
import classes from './akun-lama-notice.module.css';

type Akun = { user_id: number; nama: string };
type Props = { organisasi_id: number; email: string; chosen: boolean; onChoose: (akun: Akun | null) => void };

const PAUSE_MS = 400;

/** What becomes of him, said before it is asked. */
const KEPADANYA = {
  langsung: ' dan akan ditambahkan dengan akun itu.',
  undangan:
    ' dan akan menerima undangan. Ia menjadi anggota setelah menerimanya; sebelum itu Anda hanya melihat namanya.',
};

/** Somebody whom another organisation of the tenant has already: invited, or by who stands above both added at once. */
export function AkunLamaNotice({ organisasi_id, email, chosen, onChoose }: Props) {
  const mayPlace = useManages('operator');
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
            {chosen ? KEPADANYA[mayPlace ? 'langsung' : 'undangan'] : '.'}
          </p>
          <Button size="xs" variant="default" onClick={() => onChoose(chosen ? null : akun)}>
            {chosen ? 'Batalkan' : mayPlace ? 'Pakai akun itu' : 'Undang'}
          </Button>
        </>
      )}
    </div>
  );
}
