import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { Link } from '../../../ui/show/link.tsx';
import { hrefTo } from '../../../base/links/href-to.ts';
import type { MenuItem } from '../../addresses/menu-of.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import { useSeesSemua } from '../../../base/session/use-sees-semua.ts';
import type { Session } from '../../../base/session/use-session.ts';
import { BelumDijawab } from './belum-dijawab.tsx';
import classes from './bottom-bar.module.css';
import { isWithin } from './is-within.ts';
import { MenungguKeputusan } from './menunggu-keputusan.tsx';
import { MENU_ICONS } from './menu-icons.ts';
import { useMenu } from './use-menu.ts';

type Place = { to: RouteName; label: string; icon: string };

/** The first two places on either side of the centre button that the menu opens. */
const BESIDE = 2;

const PLACES: readonly (readonly [Place[], Place[]])[] = [
  [
    [
      { to: 'home', label: 'Beranda', icon: 'Beranda' },
      { to: 'riwayatKehadiranUser', label: 'Riwayat', icon: 'Riwayat Kehadiran' },
    ],
    [
      { to: 'riwayatCuti', label: 'Cuti', icon: 'Ajuan Cuti' },
      { to: 'persetujuan', label: 'Persetujuan', icon: 'Persetujuan' },
      { to: 'riwayatKuesioner', label: 'Kuesioner', icon: 'Kuesioner' },
    ],
  ],
  [
    [
      { to: 'home', label: 'Beranda', icon: 'Beranda' },
      { to: 'riwayatKehadiran', label: 'Riwayat', icon: 'Riwayat Kehadiran' },
    ],
    [
      { to: 'laporan.kehadiran.harian', label: 'Laporan', icon: 'Laporan' },
      { to: 'persetujuan', label: 'Persetujuan', icon: 'Persetujuan' },
    ],
  ],
];

/**
 * A phone's way through the organisation that one is in; the centre button leads a member to the check-in on Beranda.
 */
export function BottomBar({ session, current }: { session: Session; current: RouteName }) {
  const seesSemua = useSeesSemua();
  const menu = useMenu(session, current);
  if (!session.organisasi) return null;
  const { organisasi_id, status_anggota } = session.organisasi;
  const [left, right] = PLACES[seesSemua ? 1 : 0] ?? [[], []];
  const open = new Map(
    menu
      .flatMap(({ items }) => items)
      .flatMap((item): MenuItem[] => ('children' in item ? item.children : [item]))
      .filter(({ state, search }) => state !== 'nonaktif' && !search)
      .map((item) => [item.to, item.href]),
  );
  const places = (list: Place[]) =>
    list
      .filter(({ to }) => open.has(to))
      .slice(0, BESIDE)
      .map(({ to, label, icon }) => {
        const Icon = MENU_ICONS[icon];
        return (
          <li key={to}>
            <Link
              href={open.get(to) ?? ''}
              className={classes['place']}
              aria-current={isWithin(current, to) ? 'page' : undefined}
            >
              {Icon && <Icon size={21} stroke={1.75} aria-hidden="true" />}
              {label}
              {to === 'persetujuan' && (
                <span className={classes['count']}>
                  <MenungguKeputusan />
                </span>
              )}
              {to === 'riwayatKuesioner' && (
                <span className={classes['count']}>
                  <BelumDijawab />
                </span>
              )}
            </Link>
          </li>
        );
      });
  return (
    <nav aria-label="Menu bawah" className={classes['bar']}>
      <ul className={classes['list']}>
        {places(left)}
        {status_anggota !== null && (
          <li className={classes['middle']}>
            <Link
              href={`${hrefTo('home', { organisasi_id })}#presensi`}
              className={classes['centre']}
              aria-label="Presensi"
            >
              <IconCamera size={24} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        )}
        {places(right)}
      </ul>
    </nav>
  );
}
