import { TOLAK_AKTIVASI_HARI } from '@hadir/rules/auth/masa-aktivasi.ts';
import type { PermintaanAktivasi } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import { Email } from '@hadir/contract/kit/fields.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Card } from '../../ui/show/card.tsx';
import classes from '../undangan/undangan.module.css';

const schema = z.object({ email: Email });

/** Who asked for his activation and whom no mail can reach. Nothing where nobody did. */
export function PermintaanAktivasiSection({ organisasi_id }: { organisasi_id: number }) {
  const [sending, setSending] = useState<PermintaanAktivasi | null>(null);
  const sebut = useSebutSaat();
  const confirm = useConfirm();
  const calls = api.permintaanAktivasi;
  const { data } = useQuery(
    calls.listPermintaanAktivasi.query({ organisasi_id }, { errors: 'caller', autosave: true }),
  );
  const send = useMutation(calls.confirmPermintaanAktivasi.mutation({ errors: 'caller', refetches: ['anggota'] }));
  const reject = useMutation(calls.rejectPermintaanAktivasi.mutation());
  const print = useMutation({
    ...api.imporAnggota.printToken.save(),
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: ['permintaanAktivasi'] }),
  });
  const tolak = async ({ user_id, nama }: PermintaanAktivasi) => {
    const answer = await confirm({
      title: `Tolak permintaan ${nama}?`,
      message: `Permintaannya tidak tampil lagi selama ${TOLAK_AKTIVASI_HARI} hari. Akun dan lembarnya tidak berubah.`,
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'optional',
    });
    if (answer) reject.mutate({ organisasi_id, user_id, ...(answer.remark && { keterangan: answer.remark }) });
  };
  if (!data || data.length === 0) return null;
  return (
    <Card
      title={`Permintaan aktivasi (${formatAngka(data.length)})`}
      subtitle="Meminta lewat halaman aktivasi, tetapi belum punya email yang tercatat."
    >
      <ul className={classes['list']}>
        {data.map((one) => (
          <li key={one.user_id}>
            <p className={classes['head']}>
              <strong>{one.nama}</strong>
            </p>
            <p className={classes['support']}>
              {[one.nip && `NIP ${one.nip}`, one.jabatan, `diminta ${sebut(one.diminta_pada)}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div className={classes['buttons']}>
              <Button size="xs" aria-label={`Kirim tautan ke ${one.nama}`} onClick={() => setSending(one)}>
                Kirim tautan
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Cetak lembar ${one.nama}`}
                loading={print.isPending}
                onClick={() => print.mutate({ organisasi_id, user_id: [one.user_id] })}
              >
                Cetak lembar
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Tolak permintaan ${one.nama}`}
                onClick={() => void tolak(one)}
              >
                Tolak
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {sending && (
        <FormDialog
          opened
          onClose={() => setSending(null)}
          title={`Kirim tautan ke ${sending.nama}`}
          submitLabel="Kirim"
          initialValues={{ email: '' }}
          schema={schema}
          onSubmit={({ email }) => send.mutateAsync({ organisasi_id, user_id: sending.user_id, email })}
        >
          {({ field }) => (
            <>
              <p>Pastikan alamat ini benar miliknya: yang membuka tautannya memilih kata sandi akun ini.</p>
              <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
            </>
          )}
        </FormDialog>
      )}
    </Card>
  );
}
