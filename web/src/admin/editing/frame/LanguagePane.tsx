import { Flex, chakra } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/Badge';
import { LanguageState } from './LanguageState';
import { useSession } from '../session/useEditorSession';
import { FillFromOther } from '../translation/FillFromOther';

export interface LanguagePaneProps {
  locale: Locale;
  id: string;
  /** Whether the pane is a tab panel (on narrow screens) instead of one of two columns. */
  asTab: boolean;
  isVisible: boolean;
}

interface PaneProps extends LanguagePaneProps {
  /** The names of the fields on the screen, without a language suffix. */
  fields: readonly string[];
  children: ReactNode;
}

export function LanguagePane({ locale, id, asTab, isVisible, fields, children }: PaneProps) {
  const { t } = useTranslation('adminEditor');
  const isTranslated = useSession().definition.locales.length > 1;
  return (
    <chakra.section
      id={id}
      {...(isTranslated && {
        role: asTab ? 'tabpanel' : 'group',
        'aria-labelledby': asTab ? `${id}-tab` : `${id}-name`,
      })}
      hidden={!isVisible}
      minW="0"
      display={isVisible ? 'flex' : 'none'}
      flexDirection="column"
      gap="5"
    >
      <Flex direction="column" gap="3">
        {isTranslated && !asTab && (
          <chakra.h2 id={`${id}-name`} display="flex" alignItems="center" gap="3" textStyle="h3">
            <Badge aria-hidden="true">{locale.toUpperCase()}</Badge>
            {t(`language.${locale}`)}
          </chakra.h2>
        )}
        <LanguageState locale={locale} shown={fields} />
        <FillFromOther locale={locale} fields={fields} />
      </Flex>
      {children}
    </chakra.section>
  );
}
