import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../ui/show/link.tsx';

type Props = ButtonProps & { href: string; children: ReactNode; onClick?: () => void };

/** A link inside the product that looks like a button. */
export function LinkButton({ href, children, ...others }: Props) {
  return (
    <Button component={Link} href={href} {...others}>
      {children}
    </Button>
  );
}
