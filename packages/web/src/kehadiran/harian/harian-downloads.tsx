import type { UnduhHarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import { Button } from '@mantine/core';
import IconColumnRemove from '@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPhotoDown from '@tabler/icons-react/dist/esm/icons/IconPhotoDown.mjs';
import { useMutation } from '@tanstack/react-query';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import type { MenuAction } from '../../ui/layer/menu-action.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { api } from '../../base/api/api.ts';

const icon = { size: 17, 'aria-hidden': true } as const;

type Props = { input: Omit<UnduhHarianInput, 'format' | 'sumber' | 'foto'> & { page?: number } };

/** The day as the list shows it, all pages of it, in a file. */
export function HarianDownloads({ input: { page: _page, ...input } }: Props) {
  const download = useMutation(api.kehadiran.exportKehadiranHarian.save());
  const print = (isi: { sumber?: boolean; foto?: boolean }) => download.mutate({ ...input, format: 'pdf', ...isi });
  const busy = download.isPending ? download.variables.format : undefined;
  const phone = usePhone();
  const lain: MenuAction[] = [
    { label: 'PDF dengan foto', icon: <IconPhoto {...icon} />, onClick: () => print({ foto: true }) },
    { label: 'PDF tanpa sumber', icon: <IconColumnRemove {...icon} />, onClick: () => print({ sumber: false }) },
    {
      label: 'PDF dengan foto, tanpa sumber',
      icon: <IconPhotoDown {...icon} />,
      onClick: () => print({ foto: true, sumber: false }),
    },
  ];
  const xlsx = () => download.mutate({ ...input, format: 'xlsx' });
  // One line of buttons above the list.
  if (phone) {
    return (
      <ActionMenu
        label="Unduh"
        withLabel="always"
        loading={download.isPending}
        actions={[
          { label: 'XLSX', icon: <IconFileTypeXls {...icon} />, onClick: xlsx },
          { label: 'PDF', icon: <IconFileTypePdf {...icon} />, onClick: () => print({}) },
          ...lain,
        ]}
      />
    );
  }
  return (
    <>
      <Button
        variant="default"
        loading={busy === 'xlsx'}
        leftSection={<IconFileTypeXls size={18} stroke={1.75} aria-hidden="true" />}
        onClick={xlsx}
      >
        Unduh XLSX
      </Button>
      <Button
        variant="default"
        loading={busy === 'pdf'}
        leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => print({})}
      >
        Unduh PDF
      </Button>
      <ActionMenu label="PDF lain" loading={busy === 'pdf'} actions={lain} />
    </>
  );
}
