import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

type Props = { organisasi_id: number; user_ids: number[]; onDone: () => void };

/** Mails the chosen members their activation links in one act, and tells how many have no address. */
export function KirimAktivasiButton({ organisasi_id, user_ids, onDone }: Props) {
  const confirm = useConfirm();
  const send = useMutation(api.belumAktivasi.sendAktivasiAnggota.mutation({ quiet: true, refetches: ['anggota'] }));
  const ask = async () => {
    const answer = await confirm({
      title: 'Kirim tautan aktivasi?',
      message: `Dari ${formatAngka(user_ids.length)} anggota yang dipilih, yang belum aktivasi dan punya alamat email disurati tautannya. Lembar yang sudah dibagikan tetap berlaku.`,
      confirmLabel: 'Kirim',
    });
    if (!answer) return;
    send.mutate(
      { organisasi_id, user_id: user_ids },
      {
        onSuccess: (hasil) => {
          notify.success(sebutKiriman(hasil));
          onDone();
        },
      },
    );
  };
  return (
    <Button size="xs" variant="default" loading={send.isPending} onClick={() => void ask()}>
      Kirim tautan aktivasi
    </Button>
  );
}

function sebutKiriman({ jumlah, tanpa_email }: { jumlah: number; tanpa_email: number }): string {
  const dikirim = `Tautan aktivasi dikirim kepada ${formatAngka(jumlah)} anggota`;
  if (tanpa_email === 0) return dikirim;
  return `${dikirim}. ${formatAngka(tanpa_email)} lagi belum punya alamat email: cetak lembar aktivasinya`;
}
