import { chakra } from '@chakra-ui/react';
import { messagePath } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { RowLink } from '../../ui/RowLink';
import type { UnsentText } from './keptTexts';

interface UnsentTextsProps {
  texts: readonly UnsentText[];
  /** Called when the owner follows one of the links. */
  onOpen: () => void;
}

/** Lists the unsent replies and notes, each with a link to its field. */
export function UnsentTexts({ texts, onOpen }: UnsentTextsProps) {
  const { t } = useTranslation('admin');
  return (
    <chakra.ul color="fg">
      {texts.map(({ kind, messageId, name }) => (
        <RowLink
          key={`${kind} ${messageId}`}
          to={`${messagePath(messageId)}#${kind}`}
          title={t(`unsent.${kind}`, { name })}
          detail={t('unsent.open')}
          onClick={onOpen}
        />
      ))}
    </chakra.ul>
  );
}
