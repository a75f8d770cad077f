import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { keptFilters } from './kept-filters.ts';

/** The filters of this screen that one has given a name to, one press away; what is in force now may join them. */
export function FilterTersimpan({ layar }: { layar: string }) {
  const { history } = useRouter();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const confirm = useConfirm();
  const [kept, setKept] = useState(() => keptFilters.list(layar));
  const save = async () => {
    const answer = await confirm({
      title: 'Simpan filter ini?',
      message: 'Filter dan urutan yang berlaku sekarang tersimpan di perangkat ini, untuk Anda saja.',
      remark: 'required',
      remarkLabel: 'Nama filter',
      confirmLabel: 'Simpan filter',
    });
    if (!answer) return;
    setKept(keptFilters.save(layar, { nama: answer.remark, search: searchStr }));
    notify.success(`Filter “${answer.remark}” tersimpan`);
  };
  return (
    <ActionMenu
      label="Filter tersimpan"
      withLabel
      actions={[
        ...kept.map(({ nama, search }) => ({ label: nama, onClick: () => history.push(`${pathname}${search}`) })),
        ...(searchStr ? [{ label: 'Simpan filter ini', onClick: () => void save() }] : []),
        ...kept
          .filter(({ search }) => search === searchStr)
          .map(({ nama }) => ({
            label: `Hapus filter “${nama}”`,
            onClick: () => setKept(keptFilters.remove(layar, nama)),
          })),
      ]}
    />
  );
}
