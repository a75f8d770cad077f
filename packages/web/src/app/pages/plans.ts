import type { RouteName } from '../../base/links/routes.ts';

/** What each screen in preparation will do; apart from the addresses, since only its visitors read it. */
export const PLANS: Partial<Record<RouteName, string>> = {
  'device.qrcode': 'Kode QR yang berganti setiap beberapa detik untuk presensi di tempat.',
};
