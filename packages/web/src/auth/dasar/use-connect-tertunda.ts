import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../base/api/api.ts';

/** Joins the account that has just come in to the staff system, where the page that it came in by says so. */
export function useConnectTertunda(): () => void {
  const router = useRouter();
  const connect = useMutation(api.masukSimpatika.confirmSimpatika.mutation());
  return () => {
    const { sambungan } = router.state.location.state;
    if (sambungan !== undefined) connect.mutate({ sambungan });
  };
}
