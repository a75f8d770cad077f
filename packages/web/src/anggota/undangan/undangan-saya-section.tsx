import type { UndanganSaya } from '@hadir/contract/anggota/undangan/undangan.contract.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useZona } from '../../kit/zona/use-zona.ts';
import { api } from '../../base/api/api.ts';
import { formatTanggal, tanggalOf } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import classes from './undangan.module.css';

/** Organisations that ask one to become a member, each to accept or decline. Nothing where nobody asks. */
export function UndanganSayaSection() {
  const zona = useZona();
  const confirm = useConfirm();
  const { data } = useQuery(api.undangan.listUndanganSendiri.query({}, { errors: 'caller', autosave: true }));
  const reply = useMutation(api.undangan.answerUndangan.mutation({ refetches: ['organisasi', 'auth'] }));
  const ask = async ({ undangan_id, organisasi }: UndanganSaya, jawaban: 'terima' | 'tolak') => {
    const isTerima = jawaban === 'terima';
    const answer = await confirm({
      title: isTerima ? `Menjadi anggota ${organisasi}?` : `Tolak undangan ${organisasi}?`,
      message: isTerima
        ? 'Operatornya akan melihat data diri, nomor telepon, dan email Anda, serta mengatur jadwal dan presensi Anda di sana. Akun dan kata sandi tetap milik Anda sendiri.'
        : 'Instansi itu tetap hanya mengetahui nama Anda, dan dapat mengundang Anda lagi.',
      confirmLabel: isTerima ? 'Terima undangan' : 'Tolak undangan',
    });
    if (answer) reply.mutate({ undangan_id, jawaban });
  };
  if (!data || data.length === 0) return null;
  return (
    <Card title="Undangan untuk Anda">
      <ul className={classes['list']}>
        {data.map((one) => (
          <li key={one.undangan_id}>
            <p>
              <strong>{one.organisasi}</strong> mengundang Anda menjadi anggotanya.
            </p>
            <p className={classes['support']}>
              Dari {one.pengundang}, berlaku sampai {formatTanggal(tanggalOf(one.kedaluwarsa_pada, zona))}
            </p>
            <div className={classes['buttons']}>
              <Button
                size="xs"
                disabled={reply.isPending}
                aria-label={`Terima undangan ${one.organisasi}`}
                onClick={() => void ask(one, 'terima')}
              >
                Terima
              </Button>
              <Button
                size="xs"
                variant="default"
                disabled={reply.isPending}
                aria-label={`Tolak undangan ${one.organisasi}`}
                onClick={() => void ask(one, 'tolak')}
              >
                Tolak
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
