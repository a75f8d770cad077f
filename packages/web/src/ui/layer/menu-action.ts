import type { ReactNode } from 'react';

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  /** Red for what ends or removes something. */
  danger?: boolean;
  disabled?: boolean;
};
