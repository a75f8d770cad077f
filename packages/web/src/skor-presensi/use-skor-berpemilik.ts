import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';

/** All categories that an organisation's days are or would be scored by, as the rules read them. */
export const useSkorBerpemilik = (organisasi_id: number) =>
  useQuery({
    ...api.skorPresensi.listSkor.query({ organisasi_id, count: 500 }),
    select: ({ data }) =>
      data.map((row) => ({
        ...row,
        pemilik: row.is_milik_tenant ? ('tenant' as const) : ('organisasi' as const),
      })),
  });
