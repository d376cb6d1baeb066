import { chakra } from '@chakra-ui/react';
import { nameIn, type TopicNames } from '@app/domain/blog/topics';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { SmallIconButton } from '../../ui/SmallIconButton';

const Token = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: 'full',
    pl: '4',
    borderRadius: 'full',
    bg: 'bg.subtle',
    fontFamily: 'heading',
    fontSize: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
});

interface ChosenTagsProps {
  tags: readonly TopicNames[];
  onRemove: (tag: TopicNames) => void;
}

export function ChosenTags({ tags, onRemove }: ChosenTagsProps) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  if (tags.length === 0) return null;
  return (
    <chakra.ul aria-label={t('tags.chosen')} display="contents">
      {tags.map((tag) => (
        <Token key={tag.en}>
          {nameIn(tag, locale)}
          <SmallIconButton
            color="fg.muted"
            _hover={{ color: 'fg', bg: 'bg.placeholder' }}
            _focusVisible={{ outlineOffset: '-2px' }}
            aria-label={t('tags.remove', { name: nameIn(tag, locale) })}
            onClick={() => onRemove(tag)}
          >
            <LuX size="16" aria-hidden="true" />
          </SmallIconButton>
        </Token>
      ))}
    </chakra.ul>
  );
}
