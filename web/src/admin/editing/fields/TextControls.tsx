import { chakra, Input } from '@chakra-ui/react';
import { hasOwnPage } from '@app/domain/drafts/previews';
import type { FieldOf, TextFormat } from '@app/domain/fields/field';
import { siteAddress, webAddress } from '@app/domain/general/links';
import { slugify } from '@app/domain/general/slug';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelection } from '../frame/useSelection';
import { useSession, useSessionState, useText } from '../session/useEditorSession';
import { RichTextEditor } from '../rich-text/RichTextEditor';
import { MarkedField } from '../../ui/MarkedField';
import { GrowingTextarea } from '../../ui/GrowingTextarea';
import { ControlGroup } from './ControlGroup';
import type { ControlProps } from './controls';
import { PlaceholderControl } from './PlaceholderControl';

/** The input props for addresses, which must be neither capitalized nor spell-checked. */
const ADDRESS = { autoCapitalize: 'none', spellCheck: false } as const;
const WEB_ADDRESS = { ...ADDRESS, inputMode: 'url', placeholder: 'https://' } as const;

const INPUTS: Record<Exclude<TextFormat, 'url' | 'origin'>, ComponentProps<typeof Input>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { ...ADDRESS, inputMode: 'email' },
  capitals: { autoCapitalize: 'characters' },
  digits: { inputMode: 'numeric' },
  placeholders: {},
};

interface PlainTextProps extends Omit<ControlProps, 'field'> {
  rows?: number;
  inputProps?: ComponentProps<typeof Input>;
}

function PlainText({ rows = 1, inputProps, ...props }: PlainTextProps) {
  const { name, locale, placeholder, value, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const { control: ref, remember } = useSelection(text);
  const controlProps = {
    ref,
    name,
    value: text,
    lang: locale,
    placeholder,
    onSelect: remember,
    onChange: ({ target }: { target: { value: string } }) => {
      remember();
      onChange(target.value);
    },
  };
  return (
    <MarkedField {...props}>
      {(control) =>
        rows > 1 ? (
          <GrowingTextarea {...controlProps} {...control} rows={rows} />
        ) : (
          <Input {...controlProps} {...control} {...inputProps} />
        )
      }
    </MarkedField>
  );
}

/** Edits a web address. On blur, the address is normalized to its stored form. */
function AddressControl({ field: { format, network }, ...rest }: ControlProps<FieldOf<'text'>>) {
  const typed = String(rest.value);
  const meant = format === 'origin' ? siteAddress(typed) : webAddress(typed, network);
  return (
    <PlainText
      {...rest}
      inputProps={{ ...WEB_ADDRESS, onBlur: () => meant !== typed && rest.onChange(meant) }}
    />
  );
}

export function TextControl(props: ControlProps<FieldOf<'text'>>) {
  const {
    field: { rows = 1, format },
    ...rest
  } = props;
  if (format === 'url' || format === 'origin') return <AddressControl {...props} />;
  if (format === 'placeholders')
    return (
      <PlaceholderControl {...rest}>
        {(error) => <PlainText {...rest} rows={rows} error={error} />}
      </PlaceholderControl>
    );
  return <PlainText {...rest} rows={rows} {...(format && { inputProps: INPUTS[format] })} />;
}

export const ParagraphsControl = (props: ControlProps<FieldOf<'paragraphs'>>) => (
  <PlainText {...props} rows={4} />
);

/** Edits a slug. On blur, the slug is normalized to its stored form. */
export const SlugControl = (props: ControlProps<FieldOf<'slug'>>) => {
  const { t } = useTranslation('adminEditor');
  const { derived } = useSession().definition;
  const made = useSessionState(({ values }) => derived?.make(values) ?? '');
  const isMoved = useSessionState(
    ({ draft }) =>
      draft !== null &&
      hasOwnPage(draft.kind) &&
      draft.publishedAt !== null &&
      draft.publicSlug !== props.value,
  );
  return (
    <PlainText
      {...props}
      note={isMoved ? t('slug.moved') : props.note}
      inputProps={{ ...ADDRESS, onBlur: () => props.onChange(slugify(String(props.value)) || made) }}
    />
  );
};

export const DateControl = (props: ControlProps<FieldOf<'date'> | FieldOf<'time'>>) => (
  <PlainText {...props} inputProps={{ type: props.field.type }} />
);

export function RichTextControl(props: ControlProps<FieldOf<'richText'>>) {
  const { name, label, locale = 'en', value, onChange } = props;
  const labelId = useId();
  const { renderLater } = useSession();
  return (
    <MarkedField {...props} label={<span id={labelId}>{label}</span>}>
      {(control) => (
        <RichTextEditor
          control={control}
          name={name}
          labelledBy={labelId}
          locale={locale}
          value={String(value)}
          onChange={onChange}
          renderLater={renderLater}
        />
      )}
    </MarkedField>
  );
}

/** Shows a visitor's submitted text, which can't be edited. */
export function QuotationControl(props: ControlProps<FieldOf<'quotation'>>) {
  const language = useText(props.field.languageFrom);
  return (
    <ControlGroup {...props}>
      <chakra.blockquote
        lang={language || undefined}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        borderLeftWidth="3px"
        borderColor="border.control"
        pl="4"
      >
        {String(props.value)}
      </chakra.blockquote>
    </ControlGroup>
  );
}
