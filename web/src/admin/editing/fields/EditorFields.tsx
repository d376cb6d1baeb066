/** The fields of an editor: those of each language, and those that both share. */
import { Button, chakra } from '@chakra-ui/react';
import { maxLengthOf } from '@perro-wisdom/domain/fields/schema';
import { fieldIn, type Locale } from '@perro-wisdom/domain/general/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';
import { Panel } from '../../ui/Panel';
import type { ChoosePicture } from '../pictures/picture-choice';
import { FieldFrame, useErrorMessage } from '../frame/FieldFrame';
import { LanguagePane, TranslationOf, type LanguagePaneProps } from '../frame/LanguagePane';
import { useSession, useSessionState, useValue } from '../session/useEditorSession';
import { useLabel } from './controls';
import { FieldControl } from './FieldControl';
import { isRequired } from './fieldDefinition';
import { layoutOf } from './layout';

/** Returns the description of the fields that are edited. */
const useFieldSet = () => useSession().definition.fieldSet;

interface SessionFieldProps {
  /** Its name without a language. */
  base: string;
  /** Undefined for a field that both languages share. */
  locale?: Locale;
  choosePicture: ChoosePicture;
}

/** A field of the document that is edited. */
function SessionField({ base, locale, choosePicture }: SessionFieldProps) {
  const session = useSession();
  const labelOf = useLabel();
  const field = useFieldSet()[base];
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
        note={field.note && labelOf(field.note)}
        required={isRequired(field)}
        error={error}
        locale={locale}
        value={value}
        onChange={(next) => (locale ? session.editText(name, String(next)) : session.edit({ [name]: next }))}
        choosePicture={choosePicture}
      />
      {locale && <TranslationOf locale={locale} field={base} />}
    </FieldFrame>
  );
}

/** Fields that are folded away. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.details>
      <DetailsSummary>{title}</DetailsSummary>
      <chakra.div display="flex" flexDirection="column" gap="5" pt="2">
        {children}
      </chakra.div>
    </chakra.details>
  );
}

/** The texts in one language. */
export function FieldsPane({ choosePicture, ...pane }: LanguagePaneProps) {
  const labelOf = useLabel();
  const fieldSet = useFieldSet();
  const { panes } = layoutOf(fieldSet);
  const isDivided = panes.filter(({ section }) => !section.folded).length > 1;
  const names = Object.keys(fieldSet).filter((base) => fieldSet[base] && 'isName' in fieldSet[base]);
  return (
    <LanguagePane {...pane} fields={panes.flatMap(({ fields }) => fields)} names={names}>
      {panes.map(({ section, fields }) => {
        const title = labelOf(section.label);
        const controls = fields.map((base) => (
          <SessionField key={base} base={base} locale={pane.locale} choosePicture={choosePicture} />
        ));
        if (section.folded)
          return (
            <Folded key={title} title={title}>
              {controls}
            </Folded>
          );
        return (
          <chakra.div key={title} display="flex" flexDirection="column" gap="5">
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
          </chakra.div>
        );
      })}
    </LanguagePane>
  );
}

/** The id of a section's title. */
const sectionId = (index: number): string => `section-${index}`;

/** An editor with as many sections has links to them. */
const LINKED_SECTIONS_MIN = 4;

/** Buttons that lead to the sections of a long editor. Links would be navigations, on which the editor asks about unsaved work. */
export function SectionLinks() {
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const { shared } = layoutOf(useFieldSet());
  if (shared.length < LINKED_SECTIONS_MIN) return null;
  return (
    <chakra.nav aria-label={t('sections')} mb="6">
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {shared.map(({ section }, index) => (
          <li key={section.label.en}>
            <Button
              type="button"
              variant="outline"
              size="sm"
              onClick={() => document.getElementById(sectionId(index))?.focus()}
            >
              {labelOf(section.label)}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/** The types of fields that need the whole width. */
const WIDE = ['list', 'picture'];

/** The fields that both languages share. */
export function SharedFields({ choosePicture }: { choosePicture: ChoosePicture }) {
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const fieldSet = useFieldSet();
  const values = useSessionState((state) => state.values);
  const field = (base: string) => <SessionField key={base} base={base} choosePicture={choosePicture} />;
  return layoutOf(fieldSet).shared.map(({ section, fields, advanced }, index) => {
    // Nothing was sent.
    if (fields.every((base) => fieldSet[base]?.type === 'quotation' && values[base] === '')) return null;
    const isGrid = !fields.some((base) => WIDE.includes(fieldSet[base]?.type ?? ''));
    const title = labelOf(section.label);
    return (
      <Panel key={title} title={title} titleId={sectionId(index)}>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', ...(isGrid && { lg: 'repeat(2, minmax(0, 1fr))' }) }}
        >
          {fields.map(field)}
        </chakra.div>
        {advanced.length > 0 && <Folded title={t('advanced')}>{advanced.map(field)}</Folded>}
      </Panel>
    );
  });
}
