import { Flex, chakra } from '@chakra-ui/react';
import { localize, otherLocale } from '@app/domain/general/locale';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Picture } from '../../shared/pictures/Picture';
import { Card, cardLink } from '../../shared/ui/Card';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { MoveButtons, type Place } from '../ui/MoveButtons';
import { RowMenu, type RowAction } from '../ui/RowMenu';
import { editorPath } from './data';
import { DraftStatus } from './DraftStatus';

interface DraftRowProps {
  draft: DraftSummary;
  /** The draft's position in the list; null if the owner can't reorder the list. */
  place: Place | null;
  actionsOf: (draft: DraftSummary, title: string) => RowAction[];
}

/**
 * Renders a draft in a list: its picture, title and state. The whole row links to the editor, unless the
 * draft is in the bin.
 */
export function DraftRow({ draft, place, actionsOf }: DraftRowProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const { kind, id, image, imageFocus, deletedAt } = draft;
  const title = localize(draft, 'title', locale) || t('untitled');
  const isTranslation = title !== t('untitled') && title !== draft[locale === 'es' ? 'titleEs' : 'titleEn'];
  return (
    <Card
      as="li"
      flexDirection="row"
      alignItems="center"
      gap={{ base: '3', sm: '5' }}
      p="3"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 6.5rem' }}
    >
      <chakra.div
        flexShrink="0"
        w={{ base: '4.5rem', sm: '7.5rem' }}
        aspectRatio={{ base: '1', sm: '3/2' }}
        borderRadius="md"
        overflow="hidden"
        bg="bg.subtle"
      >
        {image && <Picture src={image} alt="" sizes="7.5rem" focus={imageFocus} />}
      </chakra.div>
      {/* On a phone, the title has its own line. The state and the buttons share the next line, or wrap if
          they don't fit. */}
      <chakra.div
        flex="1"
        minW="0"
        display={{ base: 'flex', sm: 'grid' }}
        flexWrap="wrap"
        gridTemplateAreas={'"title actions" "state actions"'}
        gridTemplateColumns="minmax(0, 1fr) auto"
        alignItems="center"
        columnGap={{ base: '3', sm: '5' }}
        rowGap={{ base: '1', sm: '1.5' }}
      >
        <chakra.h2
          gridArea="title"
          flex="1 0 100%"
          alignSelf="end"
          fontFamily="heading"
          fontWeight="bold"
          fontSize={{ base: 'md', sm: 'lg' }}
          lineHeight="snug"
          overflowWrap="anywhere"
          lang={isTranslation ? otherLocale(locale) : undefined}
        >
          {deletedAt === null ? (
            <chakra.a asChild {...cardLink}>
              <Link to={editorPath(kind, id)}>{title}</Link>
            </chakra.a>
          ) : (
            title
          )}
        </chakra.h2>
        <chakra.div gridArea="state" flex="1 1 6rem" alignSelf={{ sm: 'start' }}>
          <DraftStatus draft={draft} />
        </chakra.div>
        {/* Raises the buttons above the link that covers the row. */}
        <Flex gridArea="actions" position="relative" align="center" ml="auto">
          {place && (
            <Flex direction={{ base: 'row', sm: 'column' }}>
              <MoveButtons {...place} label={(to) => t(`order.${to}`, { name: title })} />
            </Flex>
          )}
          <RowMenu label={t('menuOf', { title })} title={title} actions={() => actionsOf(draft, title)} />
        </Flex>
      </chakra.div>
    </Card>
  );
}
