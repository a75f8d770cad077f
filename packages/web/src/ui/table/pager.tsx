import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { formatAngka } from '../../kit/format/format.ts';
import { PageJump } from './page-jump.tsx';
import classes from './pager.module.css';
import { JUMLAH_BARIS } from './use-baris.ts';
import { usePhone } from '../show/use-phone.ts';
import { visiblePages } from './visible-pages.ts';

export type PageInfo = {
  current_page: number;
  last_page: number;
  total: number;
  from: number | null;
  to: number | null;
};

const SLOTS_PHONE = 6;
const SLOTS_DESKTOP = 7;

type Props = {
  /** What the pages list: tells two pagers on one screen apart. */
  label: string;
  page: PageInfo;
  onPage: (page: number) => void;
  /** How many rows a page holds, where one may choose. */
  baris?: { count: number; onCount: (count: number) => void } | undefined;
};

/** Where one is in a long list, the neighbouring pages, and a jump to any. */
export function Pager({ label, page, onPage, baris }: Props) {
  const slots = usePhone() ? SLOTS_PHONE : SLOTS_DESKTOP;
  const { current_page, last_page, total, from, to } = page;
  return (
    <nav className={classes['pager']} aria-label={`Halaman ${label.toLowerCase()}`}>
      <p className={classes['summary']}>
        {formatAngka(from ?? 0)}–{formatAngka(to ?? 0)} dari {formatAngka(total)}
      </p>
      {baris && total > JUMLAH_BARIS[0] && (
        <label className={classes['count']}>
          Baris
          <select value={baris.count} onChange={(event) => baris.onCount(Number(event.currentTarget.value))}>
            {JUMLAH_BARIS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {last_page > 1 && (
        <>
          <ul className={classes['pages']}>
            <li className={classes['step']}>
              <button
                type="button"
                aria-label="Halaman sebelumnya"
                disabled={current_page <= 1}
                onClick={() => onPage(current_page - 1)}
              >
                <IconChevronLeft size={18} aria-hidden="true" />
              </button>
            </li>
            {visiblePages(current_page, last_page, slots).map((slot, index) => (
              <li key={slot === 'gap' ? `gap-${index}` : slot} className={classes['slot']}>
                {slot === 'gap' ? (
                  <span aria-hidden="true">…</span>
                ) : (
                  <button
                    type="button"
                    aria-label={`Halaman ${slot}`}
                    aria-current={slot === current_page ? 'page' : undefined}
                    onClick={() => onPage(slot)}
                  >
                    {formatAngka(slot)}
                  </button>
                )}
              </li>
            ))}
            <li className={classes['step']}>
              <button
                type="button"
                aria-label="Halaman berikutnya"
                disabled={current_page >= last_page}
                onClick={() => onPage(current_page + 1)}
              >
                <IconChevronRight size={18} aria-hidden="true" />
              </button>
            </li>
          </ul>
          <PageJump last={last_page} onPage={onPage} />
        </>
      )}
    </nav>
  );
}
