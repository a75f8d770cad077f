import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';

/** One member's one day. */
export type HariTerbuka = { user_id: number; tanggal: string };

type Row = { tanggal: string; anggota: { user_id: number } };

export const hariKey = (hari: HariTerbuka | Row) =>
  `${'anggota' in hari ? hari.anggota.user_id : hari.user_id}_${hari.tanggal}`;

/** The day whose detail is open beside the list. It stands in the address, so that it can be shared and Back closes it. */
export function useOpenHari(): { opened: HariTerbuka | null; open: (row: Row | null) => void } {
  const { filters, change } = useUrlFilters({ rinci: '' });
  const [id = '', tanggal = ''] = filters.rinci.split('_');
  const user_id = filterField.id(id);
  return {
    opened: user_id !== undefined && isTanggal(tanggal) ? { user_id, tanggal } : null,
    open: (row) => change({ rinci: row ? hariKey(row) : '' }),
  };
}
