import { chakra } from '@chakra-ui/react';
import { hasLocale } from '@perro-wisdom/domain/locale';
import { useContext, useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextSkeleton } from '../../ui/Skeleton';
import { Sanitizer } from './sanitize';

/** The typography of a post's text. */
const Prose = chakra('div', {
  base: {
    fontSize: 'lg',
    lineHeight: 'relaxed',
    textWrap: 'pretty',
    '& > * + *, & li > * + *, & blockquote > * + *, & figure > * + *': { mt: '5' },
    '& > p:first-of-type': { fontSize: { md: 'xl' }, lineHeight: { md: '1.6' } },
    '& h2': { textStyle: 'h2', fontSize: { base: '1.5rem', md: '1.75rem' } },
    '& h3': { textStyle: 'h3' },
    '& h4': { fontFamily: 'heading', fontWeight: 'semibold' },
    // A heading has more space above than below.
    '& > * + h2': { mt: '12' },
    '& > * + h3': { mt: '8' },
    '& > h2 + *': { mt: '4' },
    '& > h3 + *, & > h4 + *': { mt: '3' },
    '& strong': { fontWeight: 'semibold' },
    '& em': { fontStyle: 'italic' },
    '& a': {
      color: 'accent.text',
      textDecoration: 'underline',
      textDecorationThickness: '0.08em',
      textUnderlineOffset: '0.2em',
      borderRadius: 'sm',
      _hover: { textDecorationThickness: '0.14em' },
    },
    '& ul': { pl: '6', listStyleType: 'disc' },
    // Wide enough for two-digit numbers.
    '& ol': { pl: '8', listStyleType: 'decimal' },
    '& li': { pl: '1', _marker: { color: 'accent.text', fontFamily: 'heading', fontWeight: 'semibold' } },
    '& li + li': { mt: '3' },
    '& li > ul, & li > ol, & li > * + ul, & li > * + ol': { mt: '3' },
    '& blockquote': {
      borderLeftWidth: '3px',
      borderColor: 'accent',
      pl: '5',
      py: '1',
      fontFamily: 'heading',
      fontSize: 'xl',
      lineHeight: 'snug',
    },
    '& code': { fontFamily: 'monospace', fontSize: '0.9em', bg: 'bg.subtle', borderRadius: 'sm', px: '1.5', py: '0.5' },
    '& pre': { bg: 'bg.subtle', borderRadius: 'md', p: '5', whiteSpace: 'pre-wrap', lineHeight: 'normal' },
    '& pre code': { p: '0', bg: 'transparent' },
    '& img': { maxW: 'full', h: 'auto', borderRadius: 'lg', mx: 'auto' },
    '& > * + figure, & > figure + *': { mt: '8' },
    '& figure > figcaption': { textStyle: 'small', color: 'fg.muted', mt: '3', textAlign: 'center' },
    '& hr': { mx: 'auto', w: '24', borderTopWidth: '2px', borderColor: 'border' },
    '& > * + hr, & > hr + *': { mt: '10' },
  },
});

/** Returns the path that a click should open with the router; null when the browser must handle the click itself. */
function clickedRoute(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.hasAttribute('href') || !isPlainClick || link.origin !== location.origin) return null;
  if (!hasLocale(link.pathname)) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** A post's text. Links to other pages of the site navigate with the router instead of reloading the page. */
export function PostBody({ html }: { html: string }) {
  const navigate = useNavigate();
  const sanitize = useContext(Sanitizer);
  const content = useMemo(() => ({ __html: sanitize(html) }), [html, sanitize]);
  return (
    <Prose
      onClick={(event) => {
        const path = clickedRoute(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
      dangerouslySetInnerHTML={content}
    />
  );
}

export function PostBodySkeleton() {
  return (
    <chakra.div display="flex" flexDirection="column" gap="8">
      {[5, 7, 4].map((lines, index) => (
        <TextSkeleton key={index} lines={lines} />
      ))}
    </chakra.div>
  );
}
