import type { ReactNode } from 'react';

export type Command = {
  key: string;
  label: string;
  detail?: string;
  /** Commands of one group stand together under its name: 'Menu', 'Anggota'. */
  group: string;
  icon?: ReactNode;
  onRun: () => void;
};
