import { Flex, SimpleGrid, chakra } from '@chakra-ui/react';
import { maxLengthOf } from '@app/domain/fields/schema';
import { fieldIn, type Locale } from '@app/domain/general/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';
import { Panel } from '../../ui/Panel';
import { FieldFrame, useErrorMessage } from '../frame/FieldFrame';
import { LanguagePane, type LanguagePaneProps } from '../frame/LanguagePane';
import { useSession, useValue } from '../session/useEditorSession';
import { SuggestionMark } from '../translation/SuggestionMark';
import { useLabel, type ControlProps } from './controls';
import { isRequired } from './fieldDefinition';
import { ListControl } from './ListControl';
import { SimpleControl } from './SimpleControl';
import { fieldsIn, type LaidOutSection } from './layout';

const FieldControl = ({ field, ...rest }: ControlProps) =>
  field.type === 'list' ? <ListControl field={field} {...rest} /> : <SimpleControl field={field} {...rest} />;

interface SessionFieldProps {
  /** Its name without a language. */
  base: string;
  /** Undefined for a field that both languages share. */
  locale?: Locale;
  /** The heading above it. */
  title?: string;
}

function SessionField({ base, locale, title }: SessionFieldProps) {
  const session = useSession();
  const labelOf = useLabel();
  const field = session.definition.fieldSet[base];
  const name = locale ? fieldIn(locale, base) : base;
  const value = useValue(name);
  const error = useErrorMessage(name, field && maxLengthOf(field));
  if (!field) return null;
  return (
    <FieldFrame name={name}>
      <FieldControl
        name={name}
        field={field}
        label={labelOf(field.label)}
        hiddenLabel={labelOf(field.label) === title}
        note={field.note && labelOf(field.note)}
        required={isRequired(field)}
        error={error}
        locale={locale}
        value={value}
        onChange={(next) => (locale ? session.editText(name, String(next)) : session.edit({ [name]: next }))}
      />
      {locale && <SuggestionMark name={name} label={labelOf(field.label)} />}
    </FieldFrame>
  );
}

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

/** The texts in one language. */
export function FieldsPane({ sections, ...pane }: LanguagePaneProps & SectionsProps) {
  const labelOf = useLabel();
  const panes = sections.filter(({ texts }) => texts.length > 0);
  const isDivided = panes.filter(({ folded }) => !folded).length > 1;
  return (
    <LanguagePane {...pane} fields={sections.flatMap(fieldsIn)}>
      {panes.map(({ id, label, folded, texts }) => {
        const title = labelOf(label);
        const controls = texts.map((base) => <SessionField key={base} base={base} locale={pane.locale} />);
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

/** The fields that both languages share. `isAlone`: the screen has the title of their section. */
export function SharedFields({ sections, isAlone }: SectionsProps & { isAlone: boolean }) {
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const session = useSession();
  const { fieldSet } = session.definition;
  // What a visitor has sent does not change.
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
