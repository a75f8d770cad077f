import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { sambunganTertunda } from './tertunda.ts';

/** Joins the account that has just come in to the staff system, where that waits for it. */
export function useConnectTertunda(): () => void {
  const connect = useMutation({
    ...api.masukSimpatika.confirmSimpatika.mutation({ errors: 'caller' }),
    onSuccess: () => sambunganTertunda.keep(''),
    onError: (error) => {
      // What may work later is tried again at the next sign-in in this tab.
      if (!(error instanceof ApiError) || error.body.code !== 433) return;
      sambunganTertunda.keep('');
      notify.error(sebutKegagalan(error));
    },
  });
  return () => {
    const sambungan = sambunganTertunda.read();
    if (sambungan !== '') connect.mutate({ sambungan });
  };
}
