import { Flex, SimpleGrid, chakra } from '@chakra-ui/react';
import { fieldIn, otherLocale, type Locale } from '@app/domain/general/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';
import { Panel } from '../../ui/Panel';
import { useLanguageStatus } from '../frame/LanguageState';
import { LanguagePane, type LanguagePaneProps } from '../frame/LanguagePane';
import { useSession, useSessionState } from '../session/useEditorSession';
import { useBuiltInText } from './builtIn/builtInTexts';
import { useLabel } from './controls';
import { fieldsIn, type LaidOutSection } from './layout';
import { SessionField } from './SessionField';

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.details>
      <DetailsSummary>{title}</DetailsSummary>
      <Flex direction="column" gap="5" pt="2">
        {children}
      </Flex>
    </chakra.details>
  );
}

interface SectionsProps {
  sections: readonly LaidOutSection[];
}

/** Returns whether any empty field in this language falls back to the site's built-in text. */
function useShowsBuiltIn(sections: readonly LaidOutSection[], locale: Locale): boolean {
  const { fieldSet } = useSession().definition;
  const builtInText = useBuiltInText();
  return useSessionState(({ values }) =>
    sections.some(({ texts }) =>
      texts.some((base) => {
        const field = fieldSet[base];
        return field && values[fieldIn(locale, base)] === '' && builtInText(field, locale) !== '';
      }),
    ),
  );
}

/** Renders the localized fields in one language. */
export function FieldsPane({ sections, ...pane }: LanguagePaneProps & SectionsProps) {
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const panes = sections.filter(({ texts }) => texts.length > 0);
  const isDivided = panes.filter(({ folded }) => !folded).length > 1;
  const showsBuiltIn = useShowsBuiltIn(sections, pane.locale);
  const { locales } = useSession().definition;
  const [own, other] = [
    useLanguageStatus(pane.locale).state,
    useLanguageStatus(otherLocale(pane.locale)).state,
  ];
  // A language without content isn't required while the other language has content.
  const isNeeded = locales.length === 1 || own !== 'unwritten' || other === 'unwritten';
  return (
    <LanguagePane {...pane} fields={sections.flatMap(fieldsIn)}>
      {showsBuiltIn && <chakra.p textStyle="note">{t('builtIn')}</chakra.p>}
      {panes.map(({ id, label, folded, texts }) => {
        const title = labelOf(label);
        const controls = texts.map((base) => (
          <SessionField key={base} base={base} locale={pane.locale} isNeeded={isNeeded} />
        ));
        if (folded)
          return (
            <Folded key={id} title={title}>
              {controls}
            </Folded>
          );
        return (
          <Flex direction="column" key={id} gap="5">
            {isDivided && (
              <chakra.h3
                textStyle="eyebrow"
                color="fg.muted"
                borderTopWidth="1px"
                borderColor="border"
                pt="4"
              >
                {title}
              </chakra.h3>
            )}
            {controls}
          </Flex>
        );
      })}
    </LanguagePane>
  );
}

const WIDE = ['list', 'picture', 'selection'];

/**
 * Renders the fields that both languages share. `isAlone` means that the screen's title already names the
 * section.
 */
export function SharedFields({ sections, isAlone }: SectionsProps & { isAlone: boolean }) {
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const session = useSession();
  const { fieldSet } = session.definition;
  // A quotation contains what a visitor submitted. It can't be edited, so a section with only empty
  // quotations is hidden.
  const isUnsent = (base: string) =>
    fieldSet[base]?.type === 'quotation' && session.getState().values[base] === '';
  return sections.map(({ id, label, shared, advanced }) => {
    const title = labelOf(label);
    const field = (base: string) => <SessionField key={base} base={base} title={title} />;
    if ([...shared, ...advanced].every(isUnsent)) return null;
    const isGrid = !shared.some((base) => WIDE.includes(fieldSet[base]?.type ?? ''));
    const content = (
      <>
        <SimpleGrid gap="5" columns={{ base: 1, lg: isGrid ? 2 : 1 }}>
          {shared.map(field)}
        </SimpleGrid>
        {advanced.length > 0 && <Folded title={t('advanced')}>{advanced.map(field)}</Folded>}
      </>
    );
    if (isAlone) return <div key={id}>{content}</div>;
    return (
      <Panel key={id} title={title}>
        {content}
      </Panel>
    );
  });
}
