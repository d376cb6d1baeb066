import { chakra } from '@chakra-ui/react';
import { fieldIn, otherLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/Badge';
import { useFieldLabel } from '../fields/controls';
import { FieldTranslation } from '../translation/FieldTranslation';
import type { ChoosePicture } from '../pictures/picture-choice';
import { LanguageState } from './LanguageState';
import { PaneTranslation } from './PaneTranslation';
import { useSession, useSessionState, useText } from '../session/useEditorSession';

export interface LanguagePaneProps {
  locale: Locale;
  id: string;
  /** Whether it is a tab panel (on narrow screens) or one of two columns. */
  asTab: boolean;
  isVisible: boolean;
  choosePicture: ChoosePicture;
  /** Called when the owner says that this language needs no change. */
  onConfirmLanguage: () => void;
}

interface PaneProps extends Omit<LanguagePaneProps, 'choosePicture'> {
  /** The fields that can be filled from the other language, without its name; `names`: those that are copied, not translated. */
  fields: readonly string[];
  names?: readonly string[];
  children: ReactNode;
}

/** The fields in one language, below its state. */
export function LanguagePane({
  locale,
  id,
  asTab,
  isVisible,
  onConfirmLanguage,
  fields,
  names,
  children,
}: PaneProps) {
  const { t } = useTranslation('adminEditor');
  return (
    <chakra.section
      id={id}
      role={asTab ? 'tabpanel' : 'group'}
      aria-labelledby={asTab ? `${id}-tab` : `${id}-name`}
      hidden={!isVisible}
      minW="0"
      display={isVisible ? 'flex' : 'none'}
      flexDirection="column"
      gap="5"
    >
      <chakra.div display="flex" flexDirection="column" gap="3">
        <chakra.h2 id={`${id}-name`} display="flex" alignItems="center" gap="3" textStyle="h3" hideBelow="lg">
          <Badge aria-hidden="true">{locale.toUpperCase()}</Badge>
          {t(`language.${locale}`)}
        </chakra.h2>
        <LanguageState locale={locale} onConfirm={onConfirmLanguage} />
        <PaneTranslation locale={locale} fields={fields} {...(names && { names })} />
      </chakra.div>
      {children}
    </chakra.section>
  );
}

interface PaneFieldProps {
  locale: Locale;
  /** The field without its language. */
  field: string;
}

/** The buttons that fill a field from the other language. */
export function TranslationOf({ locale, field }: PaneFieldProps) {
  const labelOf = useFieldLabel();
  const session = useSession();
  const name = fieldIn(locale, field);
  const isSuggested = useSessionState(({ values }) => values.suggested.includes(name));
  return (
    <FieldTranslation
      label={labelOf(field)}
      locale={locale}
      source={useText(fieldIn(otherLocale(locale), field))}
      value={useText(name)}
      isHtml={session.definition.isHtml(name)}
      isSuggested={isSuggested}
      onFill={(text, options) => session.editText(name, text, options.isSuggested)}
      onConfirm={() => session.confirmSuggestion(name)}
    />
  );
}
