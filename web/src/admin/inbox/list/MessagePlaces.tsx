import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { useNewMessages } from '../data';
import { PUT_AWAY, placeOf, type ShownFilter } from './list';

/**
 * Renders links to the inbox, the archive, spam and the bin. The links to spam and the bin show the number of
 * messages there.
 */
export function MessagePlaces({ filter }: { filter: ShownFilter }) {
  const { t } = useTranslation('adminContact');
  const { spam, bin } = useNewMessages().data ?? {};
  const counts = { inbox: 0, archived: 0, spam, bin };
  const shown = filter.state === 'all' ? null : (placeOf(filter) ?? 'inbox');
  return (
    <SegmentedControl
      as="nav"
      aria-label={t('places.label')}
      data-screen-only
      display={{ base: 'flex', sm: 'inline-flex' }}
      flexWrap="wrap"
      borderRadius="1.75rem"
      mb="4"
    >
      {(['inbox', ...PUT_AWAY] as const).map((place) => {
        const count = counts[place] ?? 0;
        return (
          <Segment key={place} asChild flex="1 0 auto" px={{ base: '1', sm: '4' }} gap="1.5">
            <Link
              to={{ search: place === 'inbox' ? '' : `?state=${place}` }}
              {...(place === shown && { 'aria-current': 'page' })}
            >
              {t(`filter.${place}`)}
              {count > 0 && (
                <>
                  {' '}
                  <chakra.span fontWeight="normal" css={{ fontVariantNumeric: 'tabular-nums' }}>
                    {count}
                  </chakra.span>
                </>
              )}
            </Link>
          </Segment>
        );
      })}
    </SegmentedControl>
  );
}
