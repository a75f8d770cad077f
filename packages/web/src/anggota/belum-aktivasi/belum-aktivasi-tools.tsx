import { Button } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

type Props = {
  tenant_id: number;
  /** Of the organisation that the list is narrowed to. */
  organisasi_id: number | undefined;
  /** Those who were chosen; else everybody. */
  pilihan?: number[];
  onDone?: () => void;
};

/** Sends links to, and prints the sheets of, those who were chosen or everybody. Sheets are one organisation's. */
export function BelumAktivasiTools({ tenant_id, organisasi_id, pilihan, onDone }: Props) {
  const confirm = useConfirm();
  const send = useMutation(api.belumAktivasi.sendBelumAktivasi.mutation());
  const print = useMutation(api.imporAnggota.printToken.save());
  const size = pilihan ? 'xs' : 'sm';
  const siapa = pilihan ? `${pilihan.length} anggota yang dipilih` : 'semua anggota yang belum aktivasi';
  const di = organisasi_id === undefined ? 'di semua instansi' : 'di instansi ini';

  const ask = async () => {
    const answer = await confirm({
      title: 'Kirim tautan aktivasi?',
      message: `Tautan dikirim kepada ${siapa}${pilihan ? '' : ` ${di}`} yang punya alamat email. Lembar yang sudah dibagikan tetap berlaku.`,
      confirmLabel: 'Kirim',
    });
    if (!answer) return;
    send.mutate({ tenant_id, organisasi_id, ...(pilihan && { pilihan }) }, { onSuccess: () => onDone?.() });
  };
  return (
    <>
      <Button
        size={size}
        variant="default"
        leftSection={<IconMail size={16} aria-hidden="true" />}
        loading={send.isPending}
        onClick={() => void ask()}
      >
        {pilihan ? 'Kirim tautan' : 'Kirim tautan ke semua'}
      </Button>
      {organisasi_id !== undefined && (
        <Button
          size={size}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          loading={print.isPending}
          onClick={() => print.mutate({ organisasi_id, ...(pilihan && { user_id: pilihan }) })}
        >
          Cetak lembar
        </Button>
      )}
    </>
  );
}
