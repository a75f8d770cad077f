import type { Addresses } from '../dasar/address.ts';

export const AUTH = {
  login: { screen: () => import('../../../auth/masuk/login-screen.tsx') },
  'user.aktivasi': { screen: () => import('../../../auth/aktivasi/aktivasi-screen.tsx') },
  'user.aktivasi-simpatika': {
    screen: () => import('../../../auth/aktivasi/aktivasi-simpatika-screen.tsx'),
  },
  'user.aktivasi-akun': {
    screen: () => import('../../../auth/aktivasi/aktivasi-akun-screen.tsx'),
  },
  'user.resetpassword': {
    screen: () => import('../../../auth/sandi/lupa-password-screen.tsx'),
  },
  'user.notregistered': {
    screen: () => import('../../../auth/simpatika/not-registered-screen.tsx'),
  },
  verify: { screen: () => import('../../../auth/masuk/verify-screen.tsx') },
  activation: { screen: () => import('../../../auth/aktivasi/activation-screen.tsx') },
  '500': { screen: () => import('../../pages/server-error-screen.tsx') },
} satisfies Addresses;
