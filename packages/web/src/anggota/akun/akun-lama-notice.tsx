import { UNDANGAN_HARI } from '@hadir/rules/anggota/masa-undangan.ts';
import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../base/api/api.ts';
import classes from './akun-lama-notice.module.css';

export type AkunLama = NonNullable<Output<typeof anggota.findEmail>>;
/** `onFind` is told whose the address is as it is typed; null where it is nobody's, or a member's already. */
type Props = { organisasi_id: number; email: string; onFind: (akun: AkunLama | null) => void };

const PAUSE_MS = 400;

/** Somebody whom another organisation of the tenant has already: what becomes of him is said before it is asked. */
export function AkunLamaNotice({ organisasi_id, email, onFind }: Props) {
  const typed = email.trim();
  const [address] = useDebouncedValue(typed, PAUSE_MS);
  const complete = /^\S+@\S+\.\S+$/.test(address);
  const { data } = useQuery({
    ...api.anggota.findEmail.query({ organisasi_id, email: address }, { autosave: true, errors: 'caller' }),
    enabled: complete,
  });
  const akun = complete && address === typed ? (data ?? null) : null;
  const lama = akun?.is_anggota ? null : akun;
  const tell = useEffectEvent(onFind);
  useEffect(() => tell(lama), [lama]);
  if (!akun) return null;
  return (
    <div className={classes['notice']} role="status">
      <p>
        <strong>{akun.nama}</strong> {sebutAkibat(akun)}
      </p>
    </div>
  );
}

function sebutAkibat({ is_anggota, is_diundang, email }: AkunLama): string {
  if (is_anggota) return 'dengan alamat email ini sudah menjadi anggota instansi Anda.';
  if (!is_diundang) return 'sudah memiliki akun di induk ini, dan ditambahkan dengan akun itu.';
  return `sudah memiliki akun di instansi lain dalam induk ini. Undangan dikirim ke ${email}; ia menjadi anggota setelah menerimanya, dalam ${UNDANGAN_HARI} hari. Sebelum itu Anda hanya melihat namanya.`;
}
