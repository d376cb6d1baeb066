import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findRemovals } from './removals';

const KINDS = ['elements', 'attributes', 'addresses'] as const;

/** Warns about the parts of a post's HTML that saving will remove. */
export function RemovalsNotice({ html }: { html: string }) {
  const { t } = useTranslation('adminRichText');
  const deferred = useDeferredValue(html);
  const removals = useMemo(() => findRemovals(deferred), [deferred]);
  return (
    // Rendered even when empty: screen readers announce only what's added to a live region that already
    // exists.
    <chakra.div role="status">
      {removals && (
        <chakra.div bg="warm.bg" color="warm.fg" borderRadius="md" px="4" py="3" mb="2" textStyle="small">
          <chakra.p fontWeight="semibold">{t('removals.title')}</chakra.p>
          <chakra.p mt="1">{t('removals.detail')}</chakra.p>
          <chakra.ul pl="5" listStyleType="disc">
            {KINDS.map((kind) => {
              const { length: count } = removals[kind];
              if (count === 0) return null;
              return <li key={kind}>{t(`removals.${kind}`, { count, names: removals[kind].join(', ') })}</li>;
            })}
            {removals.hasComments && <li>{t('removals.comments')}</li>}
          </chakra.ul>
          {removals.elements.includes('<iframe>') && <chakra.p mt="1">{t('removals.iframe')}</chakra.p>}
        </chakra.div>
      )}
    </chakra.div>
  );
}
