import { Textarea } from '@chakra-ui/react';
import type { Locale } from '@perro-wisdom/domain/locale';
import type { ChoosePicture } from '../pictures/picture-choice';

export interface RichTextEditorProps {
  /** The id of the element that gets the focus, and its form name. */
  id: string;
  name: string;
  /** The id of the label's element. */
  labelledBy: string;
  describedBy?: string | undefined;
  required?: boolean;
  invalid?: boolean;
  /** The language of the text. */
  locale: Locale;
  /** The height of the HTML view, in rows. */
  rows: number;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  choosePicture: ChoosePicture;
}

/** Edits formatted text, visually or as HTML. */
export function RichTextEditor({ id, name, labelledBy, describedBy, required, invalid, locale, rows, value, onChange, onBlur }: RichTextEditorProps) {
  return (
    <Textarea
      id={id}
      name={name}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={required}
      aria-invalid={invalid}
      lang={locale}
      rows={rows}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
