import type { ReactNode } from 'react';

/** What `field` of useHadirForm and a caller give to any of our fields. */
export type FieldProps = {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  onFocus?: () => void;
  'data-path'?: string;
};
