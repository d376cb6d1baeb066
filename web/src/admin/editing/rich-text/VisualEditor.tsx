import './polyfills';
import { chakra } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import {
  memo,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../../shared/ui/Field';
import { Prose } from '../../../shared/ui/Prose';
import { showToast } from '../../../shared/ui/toast';
import { useIsMedium, useIsWide } from '../../ui/useIsWide';
import type { ClipboardTarget } from './paste/clipboard';
import { PhoneToolbars } from './PhoneToolbars';
import { TEXT_STYLES } from './textStyles';
import { Toolbar } from './Toolbar';
import { useInsertions } from './useInsertions';
import { useKeyboardPlace } from './useKeyboardPlace';
import { useStable } from './useStable';
import { useTextEditor } from './useTextEditor';
import { useTools, useToolState, type Actions, type ToolState } from './useTools';

export interface RichTextEditorProps {
  control: FieldControl;
  name: string;
  labelledBy: string;
  /** The language of the text. */
  locale: Locale;
  /** The content as HTML. */
  value: string;
  onChange: (html: string) => void;
  /**
   * Applies a change that the visual editor already displays, and defers rerendering the rest of the screen.
   */
  renderLater: (change: () => void) => void;
}

interface ToolsProps {
  editor: Editor;
  actions: Actions;
  controls: string;
}

/** Renders the toolbars. They rerender only when their state changes, and never slow down typing. */
const Tools = memo(function Tools(props: ToolsProps) {
  const state = useDeferredValue(useToolState(props.editor));
  return <Toolbars {...props} state={state} />;
});

const Toolbars = memo(function Toolbars({
  editor,
  actions,
  controls,
  state,
}: ToolsProps & { state: ToolState }) {
  const { t } = useTranslation('adminRichText');
  const isMedium = useIsMedium();
  const tools = useTools(editor, actions, state);
  const { main, context } = tools;
  const focusText = () => editor.commands.focus();
  if (!isMedium)
    return <PhoneToolbars editor={editor} tools={tools} controls={controls} onLeave={focusText} />;
  return (
    <>
      {context && (
        <Toolbar
          key={context.label}
          label={context.label}
          tools={context.tools}
          controls={controls}
          showsLabels
          onLeave={focusText}
        />
      )}
      <Toolbar label={t('toolbar.label')} tools={main} controls={controls} onLeave={focusText} />
    </>
  );
});

/** Renders a toolbar and an editor in which rich text looks as visitors will see it. */
export function VisualEditor({
  control,
  labelledBy,
  locale,
  value,
  onChange,
  renderLater,
}: RichTextEditorProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = control;
  const { t, i18n } = useTranslation('adminRichText');
  const isWide = useIsWide();
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);

  const attributes = useMemo(
    () => ({
      id,
      lang: locale,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': [describedBy, `${id}-help`].filter(Boolean).join(' '),
      'aria-required': String(required),
      'aria-invalid': String(invalid),
    }),
    [id, locale, labelledBy, describedBy, required, invalid],
  );
  const clipboard = useStable<ClipboardTarget>({
    onPictures: (files) => void insertions.insertPicture(files),
    onLeftOut: ({ foreignPictures, documentPictures, embeds }) =>
      showToast({
        title: t('paste.leftOut', {
          what: new Intl.ListFormat(i18n.language).format([
            ...(foreignPictures > 0 ? [t('paste.pictures', { count: foreignPictures })] : []),
            ...(documentPictures > 0 ? [t('paste.documentPictures', { count: documentPictures })] : []),
            ...(embeds > 0 ? [t('paste.embeds', { count: embeds })] : []),
          ]),
        }),
        ...(foreignPictures + documentPictures > 0 && {
          description: [
            ...(foreignPictures > 0 ? [t('paste.picturesHint')] : []),
            ...(documentPictures > 0 ? [t('paste.documentPicturesHint')] : []),
          ].join(' '),
        }),
      }),
    onVideo: (videoId) => insertions.askForVideo(videoId),
  });
  const editor = useTextEditor({
    value,
    onChange: (html) => renderLater(() => onChange(html)),
    placeholder: t('visual.placeholder'),
    attributes,
    clipboard,
  });

  const insertions = useInsertions(editor, locale);

  const isFixed = hasFocus && !isWide;
  useKeyboardPlace(bar, isFixed);

  function handleKey(event: KeyboardEvent): void {
    if (
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault();
      insertions.actions.link();
    }
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }

  return (
    <chakra.div
      ref={frame}
      onFocus={() => setHasFocus(true)}
      onBlur={({ relatedTarget }) => setHasFocus(frame.current?.contains(relatedTarget) ?? false)}
      onKeyDown={handleKey}
      borderWidth="1.5px"
      borderColor={invalid ? 'fg.error' : 'border.control'}
      borderRadius="md"
      bg="bg.card"
      _hover={{ borderColor: invalid ? 'fg.error' : 'fg' }}
    >
      {/* Reserves the toolbar's space while the toolbar is fixed above the keyboard. */}
      <chakra.div
        minH="11"
        position={{ lg: 'sticky' }}
        top={{ lg: 'var(--publication-height, 0px)' }}
        zIndex={{ lg: '1' }}
      >
        <chakra.div
          ref={bar}
          data-screen-only
          bg="bg.card"
          px="1"
          borderColor="border"
          borderBottomWidth={isFixed ? '0' : '1px'}
          borderTopWidth={isFixed ? '1px' : '0'}
          borderRadius={isFixed ? '0' : 'var(--pw-radii-md) var(--pw-radii-md) 0 0'}
          {...(isFixed && { position: 'fixed', insetX: '0', zIndex: '20', boxShadow: 'raised' })}
        >
          <Tools editor={editor} actions={insertions.actions} controls={id} />
        </chakra.div>
      </chakra.div>
      <p id={`${id}-help`} hidden>
        {t('visual.help')}
      </p>
      <Prose
        css={TEXT_STYLES}
        style={{ '--caption-placeholder': JSON.stringify(t('caption.placeholder')) } as CSSProperties}
      >
        <EditorContent editor={editor} />
      </Prose>
      {insertions.dialogs}
    </chakra.div>
  );
}
