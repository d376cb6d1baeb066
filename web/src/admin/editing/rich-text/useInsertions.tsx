/** Inserts links, pictures and videos into rich text, with a dialog for each. */
import { YOUTUBE_WATCH } from '@app/domain/blog/youtube';
import type { Locale } from '@app/domain/general/locale';
import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { use, useState } from 'react';
import { ChoosePictureContext, type ChosenPicture } from '../pictures/picture-choice';
import { LinkDialog } from './links/LinkDialog';
import { replaceEmptyItem } from './document/lists';
import { currentPicture, pictureAttributes, type ImageAttributes } from './pictureAttributes';
import { useStable } from './useStable';
import type { Actions } from './useTools';
import { NO_VIDEO, VideoDialog, type VideoAttributes } from './VideoDialog';

type OpenDialog =
  | { kind: 'link'; address: string; asksForText: boolean }
  | { kind: 'video'; video: VideoAttributes; isSelected: boolean };

/**
 * Moves the selection from a caption to below its picture or video, because captions can't contain blocks.
 */
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

/**
 * Returns the toolbar actions that open dialogs, the handlers for pasted pictures and videos, and the dialog
 * that is open.
 */
export function useInsertions(editor: Editor, locale: Locale) {
  const choosePicture = use(ChoosePictureContext);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const askForVideo = (videoId: string) =>
    setDialog({ kind: 'video', video: { ...NO_VIDEO, id: videoId }, isSelected: false });

  /** Inserts a picture or video, and moves the caret to the text below it. */
  function insertFigure(type: 'picture' | 'video', attrs: ImageAttributes): void {
    leaveCaption(editor);
    const figure = editor.schema.node(type, attrs);
    editor
      .chain()
      .focus()
      .command(({ tr, commands }) => replaceEmptyItem(tr, figure) || commands.insertContent({ type, attrs }))
      .run();
    leaveCaption(editor);
  }

  async function insertPicture(files?: File[]): Promise<void> {
    const insert = (picture: ChosenPicture) => insertFigure('picture', pictureAttributes(picture, locale));
    const chosen = await choosePicture({ onAlso: insert, ...(files && { files }) });
    editor.commands.focus();
    if (chosen) insert(chosen);
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
    if (isSelected) editor.chain().focus().updateAttributes('video', video).run();
    else insertFigure('video', video);
  }

  /** Closes the video dialog. If pasting a URL opened it, inserts the URL as a link. */
  function cancelVideo(): void {
    if (dialog?.kind === 'video' && !dialog.isSelected && dialog.video.id !== '') {
      const href = `${YOUTUBE_WATCH}${dialog.video.id}`;
      editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    }
    setDialog(null);
  }

  const actions = useStable<Actions>({
    link: openLink,
    picture: () => void insertPicture(),
    changePicture: () => void changePicture(),
    video: () => askForVideo(''),
    changeVideo: () =>
      setDialog({ kind: 'video', video: { ...NO_VIDEO, ...selectedNode(editor).attrs }, isSelected: true }),
  });

  const dialogs = (
    <>
      {dialog?.kind === 'link' && (
        <LinkDialog
          address={dialog.address}
          locale={locale}
          asksForText={dialog.asksForText}
          onSave={saveLink}
          onRemove={removeLink}
          onCancel={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'video' && (
        <VideoDialog
          video={dialog.video}
          locale={locale}
          choosePicture={() => choosePicture().then((chosen) => chosen && pictureAttributes(chosen, locale))}
          onSave={(video) => saveVideo(video, dialog.isSelected)}
          onCancel={cancelVideo}
        />
      )}
    </>
  );
  return { actions, insertPicture, askForVideo, dialogs };
}
