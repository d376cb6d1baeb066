import type { Field } from '@app/domain/fields/field';
import { fieldIn, localize } from '@app/domain/general/locale';
import { textProperty } from '@app/domain/general/property';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Badge } from '../../../../shared/ui/Badge';
import { Card } from '../../../../shared/ui/Card';
import { RowLink } from '../../../ui/RowLink';
import type { ChosenPicture } from '../../pictures/picture-choice';
import type { Values } from '../../session/definition';
import { useSession, useSessionState } from '../../session/useEditorSession';
import { useBuiltInText } from '../builtIn/builtInTexts';
import { fieldsIn, type LaidOutSection } from '../layout';
import { DOT, itemName, itemText, textIn, textOf, useWords, type Words } from '../textOf';
import type { Item } from '../values';

/**
 * Returns a field's value on one line, preferably in the language of the owner's area, otherwise in the other
 * one.
 */
function summaryOf(base: string, field: Field, values: Values, words: Words): string {
  if (field.type === 'picture' && textProperty(values[base], 'path') !== '')
    return localize(values[base] as ChosenPicture, 'alt', words.locale) || words.picture;
  if (field.type === 'list') {
    const isTimed = Object.values(field.fields).some(({ type }) => type === 'time' || type === 'date');
    return (values[base] as Item[])
      .map((item, index) =>
        isTimed ? itemText(field.fields, item, words) : itemName(field, item, index, words),
      )
      .join(', ');
  }
  return textIn(field, values, base, words);
}

/**
 * Lists the sections of a long draft. Each row summarizes a section's values and links to the section's
 * screen.
 */
export function SectionList({ sections }: { sections: readonly LaidOutSection[] }) {
  return (
    <Card as="ul" px={{ base: '5', md: '6' }} mb="6">
      {sections.map((section) => (
        <SectionRow key={section.id} section={section} />
      ))}
    </Card>
  );
}

function SectionRow({ section }: { section: LaidOutSection }) {
  const { t } = useTranslation(['adminFields', 'adminEditor']);
  const { search } = useLocation();
  const words = useWords();
  const builtInText = useBuiltInText();
  const { fieldSet, fields, baseName, locales } = useSession().definition;
  // The site may not offer the language of the owner's area.
  const locale = locales.find((each) => each === words.locale) ?? locales[0] ?? words.locale;
  const names = fieldsIn(section);
  // In a section with text, pictures would add little to the summary.
  const isOfPictures = names.every((base) => fieldSet[base]?.type === 'picture');
  const summary = useSessionState(({ values }) => {
    const texts = [...section.texts, ...section.shared].map((base) => {
      const field = fieldSet[base];
      if (!field || (field.type === 'picture' && !isOfPictures)) return '';
      const builtIn = builtInText(field, locale);
      if (builtIn === '') return summaryOf(base, field, values, words);
      return textOf(field, values[fieldIn(locale, base)], words).trim() || builtIn;
    });
    // Drops duplicates, because the phone and WhatsApp numbers may be the same.
    return [...new Set(texts)].filter((text) => text !== '').join(DOT);
  });
  // The note says what the site shows if there is no picture.
  const noteOfPicture = isOfPictures && fieldSet[names[0] ?? '']?.note?.[words.locale];
  const errors = useSessionState(
    (state) => fields.filter((name) => state.errors[name] && names.includes(baseName(name))).length,
  );
  return (
    <RowLink
      to={{ search, hash: section.id }}
      data-section={section.id}
      title={section.label[words.locale]}
      detail={summary || noteOfPicture || t('section.empty')}
    >
      {errors > 0 && <Badge tone="accent">{t('adminEditor:errors.count', { count: errors })}</Badge>}
    </RowLink>
  );
}
