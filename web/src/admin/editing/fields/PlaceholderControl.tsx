import { Button, Flex, chakra } from '@chakra-ui/react';
import { PLACEHOLDERS, unknownPlaceholders } from '@app/domain/inbox/replies/placeholders';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './controls';

interface PlaceholderControlProps extends Pick<ControlProps, 'locale' | 'value' | 'error'> {
  /** Renders the textarea with the error, if any. */
  children: (error: string | undefined) => ReactNode;
}

/**
 * Adds buttons that insert placeholders at the caret of a textarea. Reports unknown placeholders, but not
 * while they are being typed.
 */
export function PlaceholderControl({ locale = 'en', value, error, children }: PlaceholderControlProps) {
  const { t } = useTranslation('adminFields');
  const box = useRef<HTMLDivElement>(null);
  const text = String(value);
  const found = unknownPlaceholders(text);
  /** The placeholders that were unknown when the control gained focus; null while it isn't focused. */
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const unknown = before ? found.filter((name) => before.includes(name)) : found;

  function insert(placeholder: string): void {
    const control = box.current?.querySelector('textarea');
    if (!control) return;
    control.focus();
    control.setRangeText(placeholder, control.selectionStart, control.selectionEnd, 'end');
    // Simulates typing, so the control also records the new caret position.
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  return (
    <div ref={box} onFocus={() => setBefore(found)} onBlur={() => setBefore(null)}>
      {children(unknown.length > 0 ? t('placeholder.unknown', { names: unknown.join(', ') }) : error)}
      <Flex wrap="wrap" align="center" gap="2" mt="2">
        <chakra.span textStyle="note">{t('placeholder.insert')}</chakra.span>
        {(['name', 'service'] as const).map((field) => {
          const placeholder = PLACEHOLDERS[field][locale];
          const label = t(`placeholder.insert.${field}`);
          return (
            <Button
              key={field}
              variant="outline"
              size="sm"
              aria-label={t(`placeholder.insertOf.${locale}`, { label, placeholder })}
              onClick={() => insert(placeholder)}
            >
              {label}
            </Button>
          );
        })}
      </Flex>
    </div>
  );
}
