import { Button, chakra, Input } from '@chakra-ui/react';
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { CONTENT_MAX_LENGTH, META_MAX_LENGTH } from '@perro-wisdom/domain/blog/posts.limits';
import { LINE_MAX_LENGTH } from '@perro-wisdom/domain/content/limits';
import type { ContentCopy, ContentKind } from '@perro-wisdom/domain/content/kinds';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { slugify } from '@perro-wisdom/domain/general/slug';
import { RATING_MAX } from '@perro-wisdom/domain/content/testimonials.limits';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoosePicture } from '../../../platform/editing/pictures/picture-choice';
import { EditorField, FieldFrame, useErrorMessage } from '../../../platform/editing/session/EditorField';
import type { LanguagePaneProps } from '../../../platform/editing/session/EditorScreen';
import { LanguagePane, PaneRichText, PaneTextField } from '../../../platform/editing/session/LanguagePane';
import { PictureField } from '../../../platform/editing/session/PictureField';
import { sessionHooks, useText, type AnyValues } from '../../../platform/editing/session/useEditorSession';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { Checkbox } from '../../../ui/Checkbox';
import { DetailsSummary } from '../../../ui/DetailsSummary';
import { Field } from '../../../ui/Field';
import { Panel } from '../../../ui/Panel';
import { Select } from '../../../ui/Select';
import type { ContentDefinition } from './contentDefinition';
import { useLabels } from './labels';
import { layoutOf, type LayoutSection } from './layouts';
import { ListField } from './lists/ListField';
import { usePieces } from './pieces';
import { coordinatesIn } from './place/coordinates';
import { LocateButton } from './place/LocateButton';
import { metersOf, milesOf } from './place/miles';

const { useSession, useValue, useError } = sessionHooks<AnyValues, ContentCopy>();

interface PieceProps {
  kind: ContentKind;
  pieceId: string;
  definition: ContentDefinition;
}

/** The rows of a text's control. */
const rowsOf = (maxLength: number): number =>
  maxLength <= LINE_MAX_LENGTH ? 1 : maxLength <= META_MAX_LENGTH ? 2 : 4;
const RICH_TEXT_ROWS = 10;

/** The help texts of fields. */
const NOTED = [
  'metaTitle',
  'metaDescription',
  'phone',
  'whatsApp',
  'siteUrl',
  'slug',
  'price',
  'heroPicture',
  'stripPicture1',
  'portrait',
  'isContactOption',
  'image',
  'originalText',
  'latitude',
  'serviceRadius',
  'content',
  'tagline',
  'priceRange',
  'hours',
  'closures',
  'credentials',
  'questions',
  'blogName',
] as const;
type Noted = (typeof NOTED)[number];

function useNotes(): (field: string) => string | undefined {
  const { t } = useTranslation('adminContent');
  return (field) => {
    const noted = NOTED.find((each): each is Noted => each === field);
    // The note about legal texts names what they may contain.
    return noted && t(`note.${noted}`, { open: '{{', close: '}}' });
  };
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

/** The texts of a piece in one language. */
export function PiecePane({
  kind,
  pieceId,
  definition,
  choosePicture,
  ...pane
}: PieceProps & LanguagePaneProps) {
  const { t } = useTranslation('adminContent');
  const { panes } = layoutOf(kind, pieceId);
  const fields = (section: LayoutSection): ReactNode =>
    section.fields.map((field) => (
      <PaneField
        key={field}
        locale={pane.locale}
        field={field}
        definition={definition}
        choosePicture={choosePicture}
      />
    ));
  return (
    <LanguagePane {...pane} fields={definition.names.texts}>
      {panes.map((section) =>
        section.title === 'search' ? (
          <Folded key={section.title} title={t('section.search')}>
            {fields(section)}
          </Folded>
        ) : (
          <chakra.div key={section.title} display="flex" flexDirection="column" gap="5">
            {panes.length > 1 && (
              <chakra.h3
                textStyle="eyebrow"
                color="fg.muted"
                borderTopWidth="1px"
                borderColor="border"
                pt="4"
              >
                {t(`section.${section.title}`)}
              </chakra.h3>
            )}
            {fields(section)}
          </chakra.div>
        ),
      )}
    </LanguagePane>
  );
}

interface PaneFieldProps {
  locale: Locale;
  field: string;
  definition: ContentDefinition;
  choosePicture: ChoosePicture;
}

function PaneField({ locale, field, definition, choosePicture }: PaneFieldProps) {
  const noteOf = useNotes();
  const name = fieldIn(locale, field);
  const maxLength = definition.maxLengthOf(name);
  const note = noteOf(field);
  const props = {
    locale,
    field,
    maxLength,
    required: definition.isRequired(name),
    ...(note !== undefined && { note }),
  };
  if (maxLength === CONTENT_MAX_LENGTH)
    return <PaneRichText {...props} rows={RICH_TEXT_ROWS} choosePicture={choosePicture} />;
  return <PaneTextField {...props} rows={rowsOf(maxLength)} />;
}

/** The id of a section's title. */
const sectionId = (title: LayoutSection['title']): string => `section-${title}`;

/** An editor with as many sections has links to them. */
const LINKED_SECTIONS_MIN = 4;

/** Buttons that lead to the sections of a long editor. Links would be navigations, on which the editor asks about unsaved work. */
export function SectionLinks({ kind, pieceId }: Pick<PieceProps, 'kind' | 'pieceId'>) {
  const { t } = useTranslation('adminContent');
  const { shared } = layoutOf(kind, pieceId);
  if (shared.length < LINKED_SECTIONS_MIN) return null;
  return (
    <chakra.nav aria-label={t('sections')} mb="6">
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {shared.map(({ title }) => (
          <li key={title}>
            <Button
              type="button"
              variant="outline"
              size="sm"
              onClick={() => document.getElementById(sectionId(title))?.focus()}
            >
              {t(`section.${title}`)}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/** The fields of a piece that both languages share. */
export function SharedFields({
  kind,
  pieceId,
  definition,
  choosePicture,
}: PieceProps & { choosePicture: ChoosePicture }) {
  const { t } = useTranslation('adminContent');
  const original = useText('originalText');
  return layoutOf(kind, pieceId).shared.map((section) => {
    if (section.title === 'received' && original === '') return null;
    const field = (name: string) => (
      <SharedField
        key={name}
        kind={kind}
        field={name}
        definition={definition}
        choosePicture={choosePicture}
      />
    );
    const isGrid = !section.fields.some(
      (field) => definition.names.lists.includes(field) || definition.names.pictures.includes(field),
    );
    return (
      <Panel key={section.title} title={t(`section.${section.title}`)} titleId={sectionId(section.title)}>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', ...(isGrid && { lg: 'repeat(2, minmax(0, 1fr))' }) }}
        >
          {section.fields.map(field)}
        </chakra.div>
        {section.advanced && <Folded title={t('advanced')}>{section.advanced.map(field)}</Folded>}
      </Panel>
    );
  });
}

const INPUTS: Record<string, ComponentProps<typeof Input>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  whatsApp: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  ...Object.fromEntries(
    ['instagram', 'facebook', 'youtube', 'tiktok', 'siteUrl'].map((name) => [
      name,
      { inputMode: 'url', autoCapitalize: 'none', spellCheck: false, placeholder: 'https://' },
    ]),
  ),
  country: { autoCapitalize: 'characters' },
  region: { autoCapitalize: 'characters' },
  postalCode: { inputMode: 'numeric' },
};

interface SharedFieldProps {
  kind: ContentKind;
  field: string;
  definition: ContentDefinition;
  choosePicture: ChoosePicture;
}

function SharedField({ kind, field, definition, choosePicture }: SharedFieldProps) {
  const labelOf = useLabels(kind);
  const noteOf = useNotes();
  const session = useSession();
  const label = labelOf(field);
  const note = noteOf(field);
  if (definition.names.pictures.includes(field)) {
    const aspectRatio =
      { portrait: '4/5', heroPicture: '4/5', image: kind === 'testimonials' ? '1/1' : '4/3' }[field] ?? '1/1';
    return (
      <PictureField
        name={field}
        label={label}
        choosePicture={choosePicture}
        aspectRatio={aspectRatio}
        note={note}
      />
    );
  }
  if (definition.names.lists.includes(field))
    return <ListField name={field} definition={definition} note={note} />;
  if (field === 'rating') return <RatingField />;
  if (field === 'month') return <MonthField />;
  if (field === 'isContactOption' || field === 'hasConsent')
    return <CheckboxField name={field} label={label} note={note} />;
  if (field === 'latitude') return <LatitudeField name={field} label={label} note={note} />;
  if (field === 'longitude') return <NumberField name={field} label={label} note={note} />;
  if (field === 'serviceRadius')
    return <NumberField name={field} label={label} note={note} shown={milesOf} stored={metersOf} />;
  if (field === 'originalText') return <Original label={label} note={note} />;
  return (
    <EditorField
      name={field}
      label={label}
      required={definition.isRequired(field)}
      maxLength={definition.maxLengthOf(field)}
      note={note}
      onChange={(text) => session.edit({ [field]: text })}
      {...(field === 'slug' && {
        onBlur: () => session.edit({ slug: slugify(String(session.getState().values.slug)) }),
      })}
      inputProps={INPUTS[field] ?? {}}
    />
  );
}

interface ControlProps {
  name: string;
  label: string;
  note: string | undefined;
}

function CheckboxField({ name, label, note }: ControlProps) {
  const session = useSession();
  const isOn = useValue(name) === true;
  const error = useErrorMessage(name);
  return (
    <FieldFrame name={name}>
      <Checkbox
        name={name}
        checked={isOn}
        onChange={({ target }) => session.edit({ [name]: target.checked })}
        aria-invalid={error !== undefined}
      >
        {label}
      </Checkbox>
      {(error ?? note) !== undefined && (
        <chakra.p textStyle="small" color={error === undefined ? 'fg.muted' : 'fg.error'}>
          {error ?? note}
        </chakra.p>
      )}
    </FieldFrame>
  );
}

/** Both coordinates can be pasted into the field of the first one, or come from the device. */
function LatitudeField(props: ControlProps) {
  const session = useSession();
  return (
    <div
      onPaste={(event) => {
        const coordinates = coordinatesIn(event.clipboardData.getData('text/plain'));
        if (coordinates === null) return;
        event.preventDefault();
        session.edit({ ...coordinates });
      }}
    >
      <NumberField {...props} />
      <LocateButton onFound={(coordinates) => session.edit({ ...coordinates })} />
    </div>
  );
}

interface NumberFieldProps extends ControlProps {
  /** Returns the number that the owner reads for the one that is stored. */
  shown?: (stored: number) => number;
  /** Returns the number to store for the one that the owner has typed. */
  stored?: (typed: number) => number;
}

function NumberField({
  name,
  label,
  note,
  shown = (number) => number,
  stored = (number) => number,
}: NumberFieldProps) {
  const session = useSession();
  const value = useValue(name);
  const error = useErrorMessage(name);
  return (
    <FieldFrame name={name}>
      <Field label={label} note={note} error={error}>
        {(control) => (
          <Input
            {...control}
            name={name}
            type="number"
            step="any"
            inputMode="decimal"
            value={typeof value === 'number' ? shown(value) : ''}
            onChange={({ target }) =>
              session.edit({ [name]: target.value === '' ? null : stored(target.valueAsNumber) })
            }
          />
        )}
      </Field>
    </FieldFrame>
  );
}

const RATINGS = Array.from({ length: RATING_MAX * 2 + 1 }, (_, index) => RATING_MAX - index / 2);

function RatingField() {
  const { t } = useTranslation('adminContent');
  const labelOf = useLabels();
  const locale = useAdminLocale();
  const session = useSession();
  const value = useValue('rating');
  const error = useErrorMessage('rating');
  const number = new Intl.NumberFormat(locale);
  return (
    <FieldFrame name="rating">
      <Field label={labelOf('rating')} error={error}>
        {(control) => (
          <Select
            {...control}
            name="rating"
            value={String(value)}
            onChange={({ target }) => session.edit({ rating: Number(target.value) })}
          >
            {RATINGS.map((rating) => (
              <option key={rating} value={rating}>
                {`${'★'.repeat(Math.floor(rating))}${rating % 1 === 0 ? '' : '½'} ${t('stars', { count: rating, rating: number.format(rating) })}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FieldFrame>
  );
}

const FIRST_YEAR = 2000;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A month and its year, chosen separately: not every browser has a control for both. */
function MonthField() {
  const { t } = useTranslation('adminContent');
  const labelOf = useLabels();
  const locale = useAdminLocale();
  const session = useSession();
  const [year = '', month = ''] = useText('month').split('-');
  const error = useErrorMessage('month');
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index));
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <FieldFrame name="month">
      <Field label={labelOf('month')} error={error}>
        {(control) => (
          <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1.4fr) minmax(0, 1fr)">
            <Select
              {...control}
              name="month"
              value={month}
              onChange={({ target }) =>
                session.edit({ month: target.value === '' ? '' : `${year || thisYear}-${target.value}` })
              }
            >
              <option value="">{t('month.none')}</option>
              {MONTHS.map((each) => (
                <option key={each} value={each}>
                  {names.format(new Date(`2024-${each}-15T12:00:00Z`))}
                </option>
              ))}
            </Select>
            <Select
              aria-label={t('month.year')}
              disabled={month === ''}
              value={year}
              onChange={({ target }) => session.edit({ month: `${target.value}-${month}` })}
            >
              {month === '' && <option value="">{t('month.year')}</option>}
              {years.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          </chakra.div>
        )}
      </Field>
    </FieldFrame>
  );
}

/** Fills in, in both languages, the service for which a client came. */
export function ServiceChoice() {
  const { t } = useTranslation('adminContent');
  const locale = useAdminLocale();
  const session = useSession();
  const { data: services } = usePieces('services');
  const [serviceEn, serviceEs] = [useText('serviceEn'), useText('serviceEs')];
  const offered = (services ?? []).filter(
    ({ deletedAt, titleEn, titleEs }) => deletedAt === null && (titleEn !== '' || titleEs !== ''),
  );
  const chosen = offered.find(({ titleEn, titleEs }) => titleEn === serviceEn && titleEs === serviceEs);
  if (offered.length === 0) return null;
  return (
    <Field label={t('service.choose')} note={t('service.note')}>
      {(control) => (
        <Select
          {...control}
          value={chosen?.id ?? ''}
          onChange={({ target }) => {
            const service = offered.find(({ id }) => id === target.value);
            if (service) session.edit({ serviceEn: service.titleEn, serviceEs: service.titleEs });
          }}
        >
          <option value="">{t('service.other')}</option>
          {offered.map(({ id, titleEn, titleEs }) => (
            <option key={id} value={id}>
              {locale === 'es' ? titleEs || titleEn : titleEn || titleEs}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What a visitor has sent; it stays as it was written. */
function Original({ label, note }: Omit<ControlProps, 'name'>) {
  const text = useText('originalText');
  const language = useText('originalLanguage');
  const error = useError('originalText');
  return (
    <FieldFrame name="originalText">
      <chakra.p fontWeight="semibold" mb="2">
        {label}
      </chakra.p>
      <chakra.blockquote
        lang={language || undefined}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        borderLeftWidth="3px"
        borderColor="border.control"
        pl="4"
      >
        {text}
      </chakra.blockquote>
      <chakra.p mt="2" textStyle="small" color={error === undefined ? 'fg.muted' : 'fg.error'}>
        {note}
      </chakra.p>
    </FieldFrame>
  );
}
