import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A router link on its own line, tall enough to tap. */
export const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
