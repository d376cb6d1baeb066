import { Button, Flex, chakra } from '@chakra-ui/react';
import { isEmptyText } from '@app/domain/fields/empty-text';
import { otherLocale, type Locale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuLanguages } from 'react-icons/lu';
import { useAction } from '../../platform/useAction';
import { useSession, useSessionState } from '../session/useEditorSession';
import { gapsIn, type Gap } from './gaps';
import { translate, useCanTranslate } from './translator';

interface FillFromOtherProps {
  locale: Locale;
  /** The names of the fields on the screen, without language suffixes. */
  fields: readonly string[];
}

/**
 * Fills a language's empty text fields from the other language, with suggested translations or copies.
 * Renders nothing if no text field is empty.
 */
export function FillFromOther({ locale, fields }: FillFromOtherProps) {
  const { t } = useTranslation('adminTranslation');
  const session = useSession();
  const canTranslate = useCanTranslate();
  const { perform, isBusy: isTranslating } = useAction();
  const gaps = () => (session.definition.locales.length > 1 ? gapsIn(session, fields, locale) : []);
  const hasGaps = useSessionState(() => gaps().length > 0);
  const from = otherLocale(locale);
  if (!hasGaps && !isTranslating) return null;

  /**
   * Fills only the text fields that are still empty and whose source is unchanged, because the owner may have
   * kept typing while the text was being translated.
   */
  function fill(textOf: (gap: Gap) => string | undefined, isSuggestion: boolean): void {
    const hasText = (gap: Gap) => !isEmptyText(textOf(gap) ?? '');
    for (let next = gaps().find(hasText); next; next = gaps().find(hasText))
      next.fill(textOf(next) ?? '', isSuggestion && !next.isName);
  }

  async function translateAll(): Promise<void> {
    const sources = gaps().filter(({ isName }) => !isName);
    const results = await translate(
      sources.map(({ source, isHtml }) => ({ text: source, isHtml })),
      from,
    );
    const texts = new Map(sources.map(({ source }, index) => [source, results[index] ?? '']));
    fill(({ source, isName }) => (isName ? source : texts.get(source)), true);
  }

  const button = { variant: 'outline', size: 'sm', 'aria-disabled': isTranslating } as const;
  return (
    <div>
      <Flex wrap="wrap" gap="2">
        {canTranslate && (
          <Button
            {...button}
            onClick={() => !isTranslating && void perform({ call: translateAll, failed: t('failed') })}
          >
            <LuLanguages size="18" aria-hidden="true" />
            {t(isTranslating ? 'busy' : `translate.from.${from}`)}
          </Button>
        )}
        <Button {...button} onClick={() => !isTranslating && fill(({ source }) => source, false)}>
          <LuCopy size="18" aria-hidden="true" />
          {t(`copy.from.${from}`)}
        </Button>
      </Flex>
      <chakra.p mt="1.5" textStyle="note">
        {t(canTranslate === false ? 'off' : 'note')}
      </chakra.p>
    </div>
  );
}
