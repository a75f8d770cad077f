import type { PageInfo } from './pager.tsx';

/** What a list needs of a query's answer; `useQuery` gives it as it is. */
export type ListQuery<Row> = {
  data: (PageInfo & { data: Row[] }) | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** The rows shown are the previous page's, until the new ones come. */
  isPlaceholderData?: boolean;
};
