import { sebutAktif } from '@hadir/contract/kit/label-status-tempat.ts';
import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import { isCutiMenyala } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { Card } from '../ui/show/card.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { AktivasiCutiDialog } from './aktivasi-cuti-dialog.tsx';
import { AsalPengaturan } from './asal-pengaturan.tsx';
import { questionOfPengaturan } from './question-of-pengaturan.tsx';
import { sebutSaklarCuti } from './sebut-saklar-cuti.ts';
import { sebutNilai } from './sebut-pengaturan.ts';

type Props = { pengaturan: Pengaturan; organisasi: { k_sumber_data: number }; canWrite: boolean };

/** Whether leave is managed here, and the button that turns it on or off. */
export function FiturCutiCard({ pengaturan, organisasi, canWrite }: Props) {
  const [asking, setAsking] = useState(false);
  const { organisasi_id, sendiri, tenant } = pengaturan;
  const isLinked = isTerhubung(organisasi);
  const ubah = usePerubahan(api.pengaturan.changePengaturan, { question: questionOfPengaturan, refetches: ['auth'] });
  const isSendiri = sendiri.includes('is_enable_fitur_cuti');
  const isAktif = isCutiMenyala({ ...pengaturan, ...organisasi });
  return (
    <Card
      title="Fitur cuti"
      subtitle={
        isLinked
          ? 'Cuti dikelola di sini, tidak di Simpatika.'
          : 'Anggota mengajukan cuti dan operator menyetujuinya di sini.'
      }
      actions={
        canWrite && (
          <Button variant={isAktif ? 'default' : 'filled'} onClick={() => setAsking(true)}>
            {sebutSaklarCuti(!isAktif)}
          </Button>
        )
      }
    >
      <StatusChip tone={isAktif ? 'green' : 'grey'} label={sebutAktif(isAktif)} />
      {!isLinked && (
        <AsalPengaturan
          sendiri={isSendiri}
          teks={isSendiri ? 'Diatur sendiri' : 'Mengikuti induk'}
          {...(isSendiri && canWrite
            ? {
                ikuti: {
                  label: 'Fitur cuti',
                  nilai: sebutNilai('is_enable_fitur_cuti', tenant.is_enable_fitur_cuti),
                  disabled: ubah.sending,
                  onClick: () => void ubah.run({ organisasi_id, ikut: ['is_enable_fitur_cuti'] }),
                },
              }
            : {})}
        />
      )}
      {asking && (
        <AktivasiCutiDialog organisasi_id={organisasi_id} is_aktif={!isAktif} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}
