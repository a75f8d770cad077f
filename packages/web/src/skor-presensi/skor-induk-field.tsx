import { listSkorTersisih } from '@hadir/rules/kehadiran/hari/list-skor-tersisih.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import type { SkorValues } from './skor-values.ts';
import { useSkorBerpemilik } from './use-skor-berpemilik.ts';

type Props = {
  organisasi_id: number;
  values: SkorValues;
  /** Of a new one: whether what stops of the parent's goes on as the organisation's own. */
  salin?: { checked: boolean; onChange: (checked: boolean) => void } | undefined;
};

/** Which of the parent's categories stop where this one of an organisation holds, and from when. */
export function SkorIndukField({ organisasi_id, values, salin }: Props) {
  const semua = useSkorBerpemilik(organisasi_id);
  if (semua.isError) return <ErrorState error={semua.error} onRetry={() => void semua.refetch()} />;
  const { tgl_mulai } = values;
  if (!semua.data || tgl_mulai === null) return null;
  const tersisih = listSkorTersisih(semua.data, { ...values, tgl_mulai });
  const sejak = tersisih.map((one) => one.tgl_mulai).toSorted()[0];
  if (sejak === undefined) return null;
  const disalin = sebutNama(tersisih.filter(({ isDiganti }) => !isDiganti));
  const diganti = sebutNama(tersisih.filter(({ isDiganti }) => isDiganti));
  return (
    <>
      <FormNotice
        pesan={`Kategori induk (${sebutNama(tersisih)}) tidak berlaku lagi di instansi ini sejak ${formatTanggal(sejak)}: satu kategori sendiri menggantikan semua kategori induk.`}
      />
      {salin && disalin !== '' && (
        <SwitchField
          label={`Salin dahulu ${disalin} menjadi milik instansi`}
          description={
            diganti === ''
              ? 'Potongannya tetap seperti sekarang.'
              : `Potongannya tetap seperti sekarang; ${diganti} digantikan kategori ini.`
          }
          {...salin}
        />
      )}
    </>
  );
}

const sebutNama = (rows: readonly { skor: { nama: string } }[]) =>
  [...new Set(rows.map(({ skor: { nama } }) => nama))].join(', ');
