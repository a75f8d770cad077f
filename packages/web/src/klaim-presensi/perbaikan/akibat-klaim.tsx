import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AkibatHari } from '../../base/dampak/akibat-hari.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { pratinjauKlaim } from './pratinjau-klaim.ts';

type Props = {
  input: Parameters<typeof pratinjauKlaim>[0];
  isAjuan: boolean;
  /** The form says why it was refused. */ isTold: boolean;
};

/** What a correction makes of the day, told while it is filled in. */
export function AkibatKlaim({ input, isAjuan, isTold }: Props) {
  const isFilled = input.jam_masuk !== null || input.jam_pulang !== null;
  const { data, error } = useQuery({
    ...pratinjauKlaim(input),
    enabled: isFilled,
    placeholderData: keepPreviousData,
  });
  if (!isFilled) return null;
  if (error) return isTold ? null : <FormNotice failure={error} />;
  if (!data) return <Skeleton lines={2} />;
  return <AkibatHari dampak={data.dampak} isAjuan={isAjuan} />;
}
