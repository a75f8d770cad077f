import { lazyRouteComponent } from '@tanstack/react-router';

// Each role's phone loads its own Beranda and nothing of the other's. Once they are there they are rendered at once.
export const CheckInScreen = lazyRouteComponent(
  () => import('../../presensi/ketukan/check-in-screen.tsx'),
  'CheckInScreen',
);
export const BerandaOrganisasiScreen = lazyRouteComponent(
  () => import('../../dashboard/beranda-organisasi-screen.tsx'),
  'BerandaOrganisasiScreen',
);
