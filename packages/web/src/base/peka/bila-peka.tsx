import type { HakPantau } from '@hadir/rules/akses/hak-pantau.ts';
import type { ReactNode } from 'react';
import { useSeesPeka } from '../session/use-sees-peka.ts';

type Props = {
  peka: HakPantau;
  /** What it is that is not shown, as a sentence begins with it. */
  sebutan: string;
  children: ReactNode;
};

/** What is granted to a monitor by name; to whom it was not, that it is there and not his (aturan/akses#pemantau). */
export function BilaPeka({ peka, sebutan, children }: Props) {
  if (useSeesPeka(peka)) return children;
  return <span>{sebutan}: tugas pantau Anda tidak mencakup ini.</span>;
}
