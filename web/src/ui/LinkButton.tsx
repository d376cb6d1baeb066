import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'asChild' | 'onClick'> {
  to: LinkProps['to'];
  children: ReactNode;
}

/** A link within the site that looks like a button. */
export function LinkButton({ to, children, ...rest }: LinkButtonProps) {
  return (
    <Button asChild {...rest}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
