import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { canKuesioner } from '@hadir/rules/kuesioner/tindakan-kuesioner.ts';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import { notify } from '../../ui/feedback/notify.ts';
import type { MenuAction } from '../../ui/layer/menu-action.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { tanyaTerbit } from '../dasar/tanya-terbit.ts';
import { useIngatkanKuesioner } from '../dasar/use-ingatkan-kuesioner.ts';

const icon = { size: 17, 'aria-hidden': true } as const;

/** What a row of the list does that the questionnaire's own page has buttons for: publish it, remind those it waits for. */
export function useTindakanBaris(organisasi_id: number) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { ingatkan, isPending } = useIngatkanKuesioner();
  const open = useMutation({
    ...api.kuesioner.openKuesioner.mutation({ errors: 'caller' }),
    onError: (error, { kuesioner_id }) => {
      const isUnfinished = Object.keys(fieldErrorsOf(error)).length > 0;
      notify.warning(isUnfinished ? 'Belum dapat diterbitkan. Lengkapi dahulu pertanyaannya' : pesanKegagalan(error));
      if (isUnfinished) void navigate({ to: hrefTo('kuesioner.detail', { organisasi_id, kuesioner_id }) });
    },
  });
  const publish = async (kuesioner: Kuesioner) => {
    const { kuesioner_id } = kuesioner;
    if (await confirm(tanyaTerbit(kuesioner))) open.mutate({ organisasi_id, kuesioner_id });
  };
  const actionsOf = (kuesioner: Kuesioner): MenuAction[] => {
    const { kuesioner_id, keadaan } = kuesioner;
    return [
      ...(canKuesioner('terbitkan', keadaan)
        ? [{ label: 'Terbitkan', icon: <IconSend {...icon} />, onClick: () => void publish(kuesioner) }]
        : []),
      ...(canKuesioner('ingatkan', keadaan)
        ? [
            {
              label: 'Ingatkan',
              icon: <IconBell {...icon} />,
              onClick: () => void ingatkan({ organisasi_id, kuesioner_id }),
            },
          ]
        : []),
    ];
  };
  return { actionsOf, loading: open.isPending || isPending };
}
