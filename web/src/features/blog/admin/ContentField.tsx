import { Button, Textarea, chakra } from '@chakra-ui/react';
import { CONTENT_ROWS } from '@perro-wisdom/domain/blog';
import { CONTENT_MAX_LENGTH } from '@perro-wisdom/domain/blog.limits';
import type { Locale } from '@perro-wisdom/domain/locale';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuBold, LuHeading2, LuItalic, LuLink, LuList, LuPilcrow, LuQuote } from 'react-icons/lu';
import { Field } from '../../../ui/Field';
import { DetailsSummary } from '../../../ui/DetailsSummary';
import { PostBody } from '../PostBody';
import { useEditorField } from './EditorField';
import { fieldIn } from './editorValues';
import { applyCommand, COMMANDS, type Command } from './htmlCommands';

const ICONS = {
  heading: LuHeading2,
  paragraph: LuPilcrow,
  bold: LuBold,
  italic: LuItalic,
  list: LuList,
  quote: LuQuote,
  link: LuLink,
} as const satisfies Record<Command, unknown>;

/** The HTML of a post's text, with formatting buttons and a live preview. */
export function ContentField({ locale }: { locale: Locale }) {
  const { t } = useTranslation('adminBlog');
  const [field, , error] = useEditorField(fieldIn(locale, 'content'), CONTENT_MAX_LENGTH);
  const textarea = useRef<HTMLTextAreaElement>(null);
  // Deferred, so that rendering the preview does not slow down typing.
  const previewedHtml = useDeferredValue(field.value);

  function apply(command: Command): void {
    const element = textarea.current;
    if (!element) return;
    const selected = element.value.slice(element.selectionStart, element.selectionEnd);
    element.focus();
    // Deprecated, but still the only way to change a text field so that the browser can undo it.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand('insertText', false, applyCommand(command, selected));
  }

  return (
    <div>
      <Field label={t('field.content')} required error={error} note={t('field.contentNote')}>
        {(control) => (
          <>
            <chakra.div role="group" aria-label={t('html.label')} display="flex" flexWrap="wrap" mb="1" mx="-2">
              {COMMANDS.map((command) => {
                const Icon = ICONS[command];
                return (
                  <Button
                    key={command}
                    variant="ghost"
                    p="0"
                    title={t(`html.${command}`)}
                    aria-label={t(`html.${command}`)}
                    aria-controls={control.id}
                    onClick={() => apply(command)}
                  >
                    <Icon size="18" aria-hidden="true" />
                  </Button>
                );
              })}
            </chakra.div>
            <Textarea
              ref={textarea}
              {...field}
              {...control}
              rows={CONTENT_ROWS}
              lang={locale}
              fontFamily="monospace"
              fontSize="sm"
            />
          </>
        )}
      </Field>
      <chakra.details open mt="4" borderWidth="1px" borderColor="border" borderRadius="md" bg="bg">
        <DetailsSummary px="4">{t('livePreview')}</DetailsSummary>
        <chakra.div
          role="region"
          aria-label={t('livePreviewOf', { language: t(`language.${locale}`) })}
          tabIndex={0}
          lang={locale}
          maxH={{ base: '20rem', lg: '32rem' }}
          overflowY="auto"
          px="5"
          pb="5"
        >
          {previewedHtml.trim() === '' ? <chakra.p color="fg.muted">{t('livePreviewEmpty')}</chakra.p> : <PostBody html={previewedHtml} />}
        </chakra.div>
      </chakra.details>
    </div>
  );
}
