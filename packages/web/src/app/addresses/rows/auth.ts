import type { Addresses } from '../address.ts';

export const AUTH = {
  login: { screen: () => import('../../../auth/login-screen.tsx') },
  'user.aktivasi': { screen: () => import('../../../auth/aktivasi-screen.tsx') },
  'user.aktivasi-simpatika': {
    screen: () => import('../../../auth/aktivasi-simpatika-screen.tsx'),
  },
  'user.aktivasi-akun': {
    screen: () => import('../../../auth/aktivasi-akun-screen.tsx'),
  },
  'user.resetpassword': {
    screen: () => import('../../../auth/lupa-password-screen.tsx'),
  },
  'user.notregistered': {
    screen: () => import('../../../auth/not-registered-screen.tsx'),
  },
  verify: { screen: () => import('../../../auth/verify-screen.tsx') },
  activation: { screen: () => import('../../../auth/activation-screen.tsx') },
  '500': { screen: () => import('../../pages/server-error-screen.tsx') },
} satisfies Addresses;
