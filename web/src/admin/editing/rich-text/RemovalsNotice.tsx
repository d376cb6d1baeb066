import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findRemovals } from './removals';

const elementName = (name: string): string => `<${name}>`;

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
            {removals.elements.length > 0 && (
              <li>
                {t('removals.elements', {
                  count: removals.elements.length,
                  names: removals.elements.map(elementName).join(', '),
                })}
              </li>
            )}
            {removals.attributes.length > 0 && (
              <li>
                {t('removals.attributes', {
                  count: removals.attributes.length,
                  names: removals.attributes.join(', '),
                })}
              </li>
            )}
            {removals.addresses.length > 0 && (
              <li>
                {t('removals.addresses', {
                  count: removals.addresses.length,
                  names: removals.addresses.join(', '),
                })}
              </li>
            )}
            {removals.hasComments && <li>{t('removals.comments')}</li>}
          </chakra.ul>
          {removals.elements.includes('iframe') && <chakra.p mt="1">{t('removals.iframe')}</chakra.p>}
        </chakra.div>
      )}
    </chakra.div>
  );
}
