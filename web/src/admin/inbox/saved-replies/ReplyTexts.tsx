import { Button, Flex, SimpleGrid, chakra } from '@chakra-ui/react';
import { otherLocale } from '@app/domain/general/locale';
import type { SavedReply } from '@app/domain/inbox/replies/saved';
import { useTranslation } from 'react-i18next';
import { LuPencil, LuTrash2 } from 'react-icons/lu';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Badge } from '../../../shared/ui/Badge';
import { TEXT_FIELDS } from './savedReplies';

export const editButtonId = (id: string): string => `edit-${id}`;

interface ReplyTextsProps {
  reply: SavedReply;
  onEdit: () => void;
  onDelete: () => void;
}

export function ReplyTexts({ reply, onEdit, onDelete }: ReplyTextsProps) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  return (
    <>
      <SimpleGrid columnGap="6" rowGap="3" mt="3" columns={{ base: 1, lg: 2 }}>
        {[locale, otherLocale(locale)].map((language) =>
          reply[TEXT_FIELDS[language]] === '' ? (
            <chakra.p key={language}>
              <Badge tone="warm">{t(`saved.missing.${language}`)}</Badge>
            </chakra.p>
          ) : (
            <chakra.p
              key={language}
              lang={language}
              maxW="prose"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              color={language === locale ? 'fg' : 'fg.muted'}
            >
              {reply[TEXT_FIELDS[language]]}
            </chakra.p>
          ),
        )}
      </SimpleGrid>
      <Flex wrap="wrap" ml="-4" mt="3">
        <Button
          id={editButtonId(reply.id)}
          variant="ghost"
          size="sm"
          aria-label={t('saved.editOf', { title: reply.title })}
          onClick={onEdit}
        >
          <LuPencil size="18" aria-hidden="true" />
          {t('saved.edit')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('saved.deleteOf', { title: reply.title })}
          onClick={onDelete}
        >
          <LuTrash2 size="18" aria-hidden="true" />
          {t('saved.delete')}
        </Button>
      </Flex>
    </>
  );
}
