import './polyfills';
import { chakra } from '@chakra-ui/react';
import { YOUTUBE_WATCH } from '@app/domain/blog/youtube';
import type { Locale } from '@app/domain/general/locale';
import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { EditorContent } from '@tiptap/react';
import {
  memo,
  use,
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
import { useIsWide } from '../../ui/useIsWide';
import { ChoosePictureContext } from '../pictures/picture-choice';
import type { ClipboardTarget } from './clipboard';
import { LinkDialog } from './LinkDialog';
import { currentPicture, pictureAttributes, type ImageAttributes } from './pictureAttributes';
import { TEXT_STYLES } from './textStyles';
import { Toolbar } from './Toolbar';
import { useKeyboardPlace } from './useKeyboardPlace';
import { useStable } from './useStable';
import { useTextEditor } from './useTextEditor';
import { useTools, useToolState, type Actions, type ToolState } from './useTools';
import { VideoDialog, type VideoAttributes } from './VideoDialog';

export interface RichTextEditorProps {
  control: FieldControl;
  name: string;
  /** The id of the label's element. */
  labelledBy: string;
  /** The language of the text. */
  locale: Locale;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Makes a change that the visual editor shows already. */
  renderLater: (change: () => void) => void;
}

type OpenDialog =
  | { kind: 'link'; address: string; asksForText: boolean }
  | { kind: 'video'; video: Partial<VideoAttributes>; isSelected: boolean };

/** Moves the selection behind a picture or video in whose caption it is: blocks cannot be inserted there. */
function leaveCaption(editor: Editor): void {
  const { $from } = editor.state.selection;
  if (['picture', 'video'].includes($from.parent.type.name)) {
    editor.commands.command(({ tr }) => {
      tr.setSelection(Selection.near(tr.doc.resolve($from.after())));
      return true;
    });
  }
}

const selectedNode = (editor: Editor) => {
  const { selection } = editor.state;
  return selection instanceof NodeSelection ? selection.node : selection.$from.parent;
};

interface ToolsProps {
  editor: Editor;
  actions: Actions;
  /** The id of the element that the tools change. */
  controls: string;
}

/** The toolbars. They are rendered again when what they show has changed, not with each letter, and the letter does not wait for it. */
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
  const { main, context } = useTools(editor, actions, state);
  const focusText = () => editor.commands.focus();
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

/** The visual editor: formatted text as visitors will see it, with a toolbar. */
export function VisualEditor({
  control,
  labelledBy,
  locale,
  value,
  onChange,
  renderLater,
}: RichTextEditorProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = control;
  const choosePicture = use(ChoosePictureContext);
  const { t, i18n } = useTranslation('adminRichText');
  const isWide = useIsWide();
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

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
    onPictures: (files) => void insertPicture(files),
    onLeftOut: ({ foreignPictures, embeds }) =>
      showToast({
        title: t('paste.leftOut', {
          what: new Intl.ListFormat(i18n.language).format([
            ...(foreignPictures > 0 ? [t('paste.pictures', { count: foreignPictures })] : []),
            ...(embeds > 0 ? [t('paste.embeds', { count: embeds })] : []),
          ]),
        }),
        ...(foreignPictures > 0 && { description: t('paste.picturesHint') }),
      }),
    onVideo: (videoId) => setDialog({ kind: 'video', video: { id: videoId }, isSelected: false }),
  });
  const editor = useTextEditor({
    value,
    onChange: (html) => renderLater(() => onChange(html)),
    placeholder: t('visual.placeholder'),
    attributes,
    clipboard,
  });

  const isFixed = hasFocus && !isWide;
  useKeyboardPlace(bar, isFixed);

  /** Inserts a picture or video, and goes on in the text below it. */
  function insertFigure(type: 'picture' | 'video', attrs: ImageAttributes): void {
    leaveCaption(editor);
    editor.chain().focus().insertContent({ type, attrs }).run();
    leaveCaption(editor);
  }

  async function insertPicture(files?: File[]): Promise<void> {
    const chosen = await choosePicture(files ? { files } : {});
    editor.commands.focus();
    if (!chosen) return;
    insertFigure('picture', pictureAttributes(chosen, locale));
  }

  async function changePicture(): Promise<void> {
    const node = selectedNode(editor);
    const chosen = await choosePicture({ current: currentPicture(node.attrs as ImageAttributes, locale) });
    editor.commands.focus();
    if (chosen) editor.commands.updateAttributes(node.type.name, pictureAttributes(chosen, locale));
  }

  function openLink(): void {
    if (editor.isActive('link')) editor.commands.extendMarkRange('link');
    const { href } = editor.getAttributes('link') as { href?: string };
    setDialog({ kind: 'link', address: href ?? '', asksForText: editor.state.selection.empty });
  }

  function saveLink(href: string, text: string): void {
    setDialog(null);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty)
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  }

  function removeLink(): void {
    setDialog(null);
    editor.chain().focus().unsetLink().run();
  }

  function saveVideo(video: VideoAttributes, isSelected: boolean): void {
    setDialog(null);
    if (isSelected) {
      editor.chain().focus().updateAttributes('video', video).run();
      return;
    }
    insertFigure('video', video);
  }

  /** A pasted address of a video without the video becomes a link. */
  function cancelVideo(): void {
    if (dialog?.kind === 'video' && !dialog.isSelected && dialog.video.id !== undefined) {
      const href = `${YOUTUBE_WATCH}${dialog.video.id}`;
      editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    }
    setDialog(null);
  }

  const actions = useStable<Actions>({
    link: openLink,
    picture: () => void insertPicture(),
    changePicture: () => void changePicture(),
    video: () => setDialog({ kind: 'video', video: {}, isSelected: false }),
    changeVideo: () => setDialog({ kind: 'video', video: selectedNode(editor).attrs, isSelected: true }),
  });

  function handleKey(event: KeyboardEvent): void {
    if (
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault();
      openLink();
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
      {/* Keeps its place while the toolbar is above the keyboard. */}
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
          <Tools editor={editor} actions={actions} controls={id} />
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
      {dialog?.kind === 'link' && (
        <LinkDialog
          address={dialog.address}
          asksForText={dialog.asksForText}
          onSave={saveLink}
          onRemove={removeLink}
          onCancel={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'video' && (
        <VideoDialog
          video={dialog.video}
          choosePicture={() => choosePicture().then((chosen) => chosen && pictureAttributes(chosen, locale))}
          onSave={(video) => saveVideo(video, dialog.isSelected)}
          onCancel={cancelVideo}
        />
      )}
    </chakra.div>
  );
}
