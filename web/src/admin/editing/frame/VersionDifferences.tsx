import { SimpleGrid, chakra } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import { useFieldLabel, useFieldTitle } from '../fields/controls';
import { textOf, useWords } from '../fields/textOf';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { LanguageChoice } from '../../platform/i18n/LanguageChoice';
import { useIsWide } from '../../ui/useIsWide';
import type { FieldDifference } from '../session/definition';
import { useSession } from '../session/useEditorSession';
import { diffTexts, shortened } from '../session/textDifference';
import { ComparedPicture } from './ComparedPicture';
import { MarkedText } from './MarkedText';

/** Lists the fields that differ. On a phone, shows only the fields in one language and the shared fields. */
export function VersionDifferences({ differences }: { differences: readonly FieldDifference[] }) {
  const { t } = useTranslation('adminEditor');
  const isWide = useIsWide();
  const { locales } = useSession().definition;
  const adminLocale = useAdminLocale();
  const [locale, setLocale] = useState<Locale>(adminLocale);
  if (differences.length === 0) return <Notice title={t('history.same')} />;
  const isDivided = !isWide && locales.length > 1;
  const shown = differences.filter(
    (difference) => !isDivided || difference.locale === null || difference.locale === locale,
  );
  return (
    <>
      {isDivided && (
        <chakra.div>
          <LanguageChoice label={t('history.language')} value={locale} onChange={setLocale} />
        </chakra.div>
      )}
      {shown.length === 0 && <chakra.p>{t('history.sameIn')}</chakra.p>}
      {shown.map((difference) => (
        <FieldComparison key={`${difference.base} ${difference.locale ?? ''}`} difference={difference} />
      ))}
    </>
  );
}

function FieldComparison({ difference: { base, locale, then, now } }: { difference: FieldDifference }) {
  const { t } = useTranslation('adminEditor');
  const id = useId();
  const words = useWords();
  const field = useSession().definition.fieldSet[base];
  const parts = useMemo(() => {
    const text = (value: unknown) => (field ? textOf(field, value, words) : '');
    return diffTexts(text(now), text(then));
  }, [now, then, field, words]);
  const title = useFieldTitle()(useFieldLabel()(base), locale);
  const looksSame =
    field?.type !== 'picture' && !parts.mine.concat(parts.theirs).some(({ differs }) => differs);
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} textStyle="h3" mb="3">
        {title}
      </chakra.h3>
      {looksSame && <chakra.p mb="3">{t('history.sameWords')}</chakra.p>}
      <SimpleGrid gap="3" columns={{ base: 1, md: 2 }}>
        {(['theirs', 'mine'] as const).map((side) => (
          <chakra.div
            key={side}
            borderWidth="1px"
            borderColor="border"
            borderRadius="md"
            px="4"
            py="3"
            minW="0"
          >
            <chakra.h4 fontWeight="semibold">{t(side === 'mine' ? 'history.now' : 'history.then')}</chakra.h4>
            <ComparedPicture field={field} value={side === 'mine' ? now : then} />
            <MarkedText
              lang={locale ?? undefined}
              parts={shortened(parts[side])}
              empty={t('history.emptyText')}
            />
          </chakra.div>
        ))}
      </SimpleGrid>
    </section>
  );
}
