import { chakra } from '@chakra-ui/react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';

/** A link to the screen before, above the title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <chakra.a
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      color="fg.muted"
      textDecoration="none"
    >
      <Link to={to}>
        <LuArrowLeft size="18" aria-hidden="true" />
        {children}
      </Link>
    </chakra.a>
  );
}
