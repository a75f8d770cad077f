import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { toDicari, type FilterAnggota } from '../saring/filter-anggota.ts';
import { useCetakAnggota } from '../cetak/use-cetak-anggota.ts';

type Props = { organisasi_id: number; filters: FilterAnggota };

/** What concerns the whole list as it is filtered. */
export function AnggotaTools({ organisasi_id, filters }: Props) {
  const download = useMutation(api.imporAnggota.exportAnggota.save());
  const { printKartu, printToken, printing } = useCetakAnggota(organisasi_id);
  const whose = filters.group_id === undefined ? {} : { group_id: filters.group_id };
  return (
    <ActionMenu
      label="Unduh dan cetak"
      withLabel
      loading={download.isPending || printing}
      actions={[
        {
          label: 'Unduh daftar (XLSX)',
          icon: <IconDownload size={17} aria-hidden="true" />,
          onClick: () => download.mutate({ ...toDicari(filters), organisasi_id }),
        },
        {
          label: 'Cetak lembar aktivasi',
          icon: <IconKey size={17} aria-hidden="true" />,
          onClick: () => printToken(whose),
        },
        {
          label: 'Cetak kartu anggota',
          icon: <IconIdBadge2 size={17} aria-hidden="true" />,
          onClick: () => printKartu(whose),
        },
      ]}
    />
  );
}
