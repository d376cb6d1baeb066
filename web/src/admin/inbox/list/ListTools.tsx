import { Flex } from '@chakra-ui/react';
import { searchHeaders } from '@app/domain/general/api';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LuMessagesSquare, LuUserSearch } from 'react-icons/lu';
import { callPath } from '../../../shared/data/api';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { ExportButton } from './ExportButton';
import { filterQuery, type ShownFilter } from './list';

interface ListToolsProps {
  filter: ShownFilter;
  /** Whether no messages match the filter. If so, there is nothing to export. */
  isEmpty: boolean;
}

/**
 * Renders the tools below the messages: a button that exports the filtered list, and links to the saved
 * replies and to personal data requests.
 */
export function ListTools({ filter, isEmpty }: ListToolsProps) {
  const { t } = useTranslation('adminAnswers');
  return (
    <Flex wrap="wrap" columnGap="2" ml="-4" mt="6" pt="4">
      {!isEmpty && (
        <ExportButton
          path={callPath('GET /api/admin/contact-submissions/export', { query: filterQuery(filter) })}
          headers={searchHeaders(filter.search)}
          label={t('export.csv')}
          variant="ghost"
        />
      )}
      <LinkButton to={ADMIN_PAGES.savedReplies} variant="ghost" size="sm">
        <LuMessagesSquare size="18" aria-hidden="true" />
        {t('answer.savedReplies')}
      </LinkButton>
      <LinkButton to={ADMIN_PAGES.person} variant="ghost" size="sm">
        <LuUserSearch size="18" aria-hidden="true" />
        {t('person.request')}
      </LinkButton>
    </Flex>
  );
}
