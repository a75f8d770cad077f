import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { Button, Stack } from '@mantine/core';
import { MenungguSection } from '../../persetujuan/menunggu-section.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { sebutHakKlaim, sebutTanggalKlaim } from '../sebut-klaim.ts';
import { TANYA_TARIK, useTarikKlaim } from '../use-tarik-klaim.ts';

type Props = { organisasi_id: number; klaim: readonly KlaimPresensi[] };

/** What a member asked for on this day and nobody has decided yet: whose decision it waits for, to be taken back. */
export function PerubahanMenunggu({ organisasi_id, klaim }: Props) {
  const confirm = useConfirm();
  const { tarik, sending } = useTarikKlaim(organisasi_id);
  return (
    <section aria-label="Perubahan yang menunggu keputusan">
      {klaim.map((one) => (
        <Stack key={one.presensi_klaim_id} gap="xs" align="flex-start">
          <FormNotice pesan={`Perubahan Anda menunggu keputusan: ${sebutHakKlaim(one)}.`} />
          <MenungguSection {...one.persetujuan} />
          <Button
            variant="default"
            loading={sending}
            aria-label={`Tarik perubahan ${sebutTanggalKlaim(one)}`}
            onClick={() =>
              void confirm({ ...TANYA_TARIK, confirmLabel: 'Tarik' }).then((answer) => {
                if (answer) tarik(one.presensi_klaim_id);
              })
            }
          >
            Tarik
          </Button>
        </Stack>
      ))}
    </section>
  );
}
