import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findRemovals } from './removals';

const KINDS = ['elements', 'attributes', 'addresses'] as const;

/** Names what saving will remove from a post's HTML, before it does. */
export function RemovalsNotice({ html }: { html: string }) {
  const { t } = useTranslation('adminRichText');
  const deferred = useDeferredValue(html);
  const removals = useMemo(() => findRemovals(deferred), [deferred]);
  return (
    // Rendered without content, too: screen readers announce what is added to a live region.
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
