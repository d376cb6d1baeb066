// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resources } from '../../locales/en';
import { getSystem } from '../../../shared/ui/theme';
import { Toaster } from '../../../shared/ui/Toaster';
import { startI18n } from '../../../shared/i18n/i18n';
import {
  ChoosePictureContext,
  type ChoosePicture,
  type ChosenPicture,
  type PictureRequest,
} from '../pictures/picture-choice';
import { parseHtml } from './document/html';
import { RichTextEditor } from './RichTextEditor';
import { Toolbar } from './Toolbar';

vi.mock('./document/html', { spy: true });
vi.mock('./Toolbar', { spy: true });

let isPhone = false;
beforeEach(() => {
  isPhone = false;
});
beforeAll(async () => {
  // Preloads the visual editor's chunk, so that no test has to wait for it.
  await import('./VisualEditor');
  startI18n('en', { en: resources });
  // jsdom has no layout engine.
  vi.stubGlobal('matchMedia', () => ({
    matches: !isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(cleanup);

const chosenPicture = (name: string): ChosenPicture => ({
  path: `/images/uploads/${name}-8x6.webp`,
  altEn: 'Luna',
  altEs: 'Luna',
  focus: '',
});

async function show(initial: string, chosen: ChosenPicture | null = null) {
  const changes: string[] = [];
  const asked: unknown[] = [];
  const choosePicture: ChoosePicture = (request) => {
    asked.push(request);
    return Promise.resolve(chosen);
  };
  let setValue: (html: string) => void = () => undefined;
  function Form() {
    const [value, set] = useState(initial);
    setValue = set;
    return (
      <>
        <p id="label">Text</p>
        <RichTextEditor
          control={{
            id: 'text',
            'aria-describedby': undefined,
            'aria-invalid': false,
            'aria-required': false,
          }}
          name="text"
          labelledBy="label"
          locale="es"
          value={value}
          onChange={(html) => {
            changes.push(html);
            set(html);
          }}
          renderLater={(change) => change()}
        />
      </>
    );
  }
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <ChoosePictureContext value={choosePicture}>
          <Form />
        </ChoosePictureContext>
      </QueryClientProvider>
      <Toaster closeLabel="Close" regionLabel="Notifications" />
    </ChakraProvider>,
  );
  const textbox = await screen.findByRole('textbox', { name: 'Text' }, { timeout: 10_000 });
  return { textbox, changes, asked, set: (html: string) => act(() => setValue(html)) };
}

describe('the rich text editor', () => {
  it('is a labeled multi-line text box with its field’s id', async () => {
    const { textbox } = await show('<p>Sit</p>');
    expect(textbox.id).toBe('text');
    expect(textbox.getAttribute('aria-multiline')).toBe('true');
    expect(textbox.getAttribute('lang')).toBe('es');
    expect(textbox.textContent).toBe('Sit');
  });

  it('does not change the HTML when the owner switches views', async () => {
    const html = '<p style="color:red">Sit</p>\n\n<iframe></iframe><B>x</B>';
    const { changes } = await show(html);
    fireEvent.click(screen.getByRole('button', { name: 'HTML' }));
    const textarea = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect([textarea.tagName, textarea.rows, textarea.value]).toEqual(['TEXTAREA', 10, html]);
    fireEvent.click(screen.getByRole('button', { name: 'Visual' }));
    expect(changes).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('this element: <iframe>');
    expect(screen.getByRole('status').textContent).toContain('this attribute: style');
  });

  it('shows the new content when the form replaces it, for example with a suggested translation', async () => {
    const { textbox, changes, set } = await show('<p>Sit</p>');
    set('<h2>Siéntate</h2>');
    expect(textbox.querySelector('h2')?.textContent).toBe('Siéntate');
    expect(changes).toEqual([]);
  });

  it.each([
    ['the server has added an attribute', '<p>Luna</p>', '<p>Luna</p>', ' rel="noopener"'],
    ['the server has removed a part', '<p>Luna<b></b></p><p>a</p>', '<h2>Lu</h2>', ''],
  ])('links the selected word even if %s while the dialog is open', async (_, before, after, rel) => {
    const text = (first: string, attribute: string) =>
      `${first}<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"${attribute}>Luna</a></figure><p>Write on WhatsApp</p>`;
    const { textbox, changes, set } = await show(text(before, ''));
    const { editor } = textbox as HTMLElement & { editor: Editor };
    const end = editor.state.doc.content.size - 1;
    act(() => void editor.commands.setTextSelection({ from: end - 'WhatsApp'.length, to: end }));
    fireEvent.click(screen.getByRole('button', { name: 'Link' }));
    const dialog = within(screen.getByText('Add the link').closest('dialog') ?? document.body);
    set(text(after, rel));
    fireEvent.change(dialog.getByLabelText('Address (required)'), { target: { value: 'wa.me/17875550142' } });
    fireEvent.click(dialog.getByText('Add the link'));
    expect(changes.at(-1)).toContain('<p>Write on <a href="https://wa.me/17875550142">WhatsApp</a></p>');
  });

  it('reports changes from a toolbar button as canonical HTML', async () => {
    const { changes } = await show('<p>Sit</p>');
    fireEvent.click(screen.getByRole('button', { name: 'Heading' }));
    expect(changes).toEqual(['<h2>Sit</h2>']);
  });

  it('offers to continue the numbering of a list after a paragraph', async () => {
    const { textbox, changes } = await show('<ol><li>a</li></ol><p>b</p><ol><li>c</li></ol>');
    const { editor } = textbox as HTMLElement & { editor: Editor };
    expect(screen.queryByRole('button', { name: 'Continue the numbering' })).toBeNull();
    act(() => void editor.commands.setTextSelection(editor.state.doc.content.size - 3));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue the numbering', pressed: false }));
    expect(changes.at(-1)).toContain('<p>b</p>\n<ol start="2">\n<li>c</li>\n</ol>');
    await screen.findByRole('button', { name: 'Continue the numbering', pressed: true });
  });

  it('shows one row of tools on a phone: pictures and videos first, except in a list, and a button for more tools last', async () => {
    isPhone = true;
    const { textbox, changes } = await show('<ol><li>a</li></ol><p>b</p><ol><li>c</li></ol>');
    const { editor } = textbox as HTMLElement & { editor: Editor };
    const row = () => within(screen.getByRole('toolbar', { name: 'Formatting' }));
    const names = () =>
      row()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    act(() => void editor.commands.setTextSelection(9));
    await waitFor(() =>
      expect(names()).toEqual([
        'Add a picture',
        'Add a YouTube video',
        'Link',
        'Bold',
        'Bulleted list',
        'Heading',
        'More tools',
      ]),
    );
    act(() => void editor.commands.setTextSelection(editor.state.doc.content.size - 3));
    await waitFor(() =>
      expect(names()).toEqual([
        'Continue the numbering',
        'Indent',
        'Outdent',
        'Add a picture',
        'Add a YouTube video',
        'Link',
        'More tools',
      ]),
    );
    expect(screen.getAllByRole('toolbar')).toHaveLength(1);
    fireEvent.click(row().getByRole('button', { name: 'More tools', expanded: false }));
    const others = within(screen.getByRole('toolbar', { name: 'More tools' }));
    expect(others.getByText('Numbered list')).toBeTruthy();
    fireEvent.click(others.getByText('Italic'));
    expect(screen.queryByRole('toolbar', { name: 'More tools' })).toBeNull();
    fireEvent.click(row().getByRole('button', { name: 'Continue the numbering' }));
    expect(changes.at(-1)).toContain('<ol start="2">');
    fireEvent.click(row().getByRole('button', { name: 'More tools', expanded: false }));
    fireEvent(textbox, new InputEvent('beforeinput', { bubbles: true }));
    expect(screen.queryByRole('toolbar', { name: 'More tools' })).toBeNull();
  });

  it('on a phone, labels table tools that share an icon', async () => {
    isPhone = true;
    const { textbox } = await show('<table><tbody><tr><td>a</td></tr></tbody></table>');
    const { editor } = textbox as HTMLElement & { editor: Editor };
    act(() => void editor.commands.setTextSelection(4));
    await screen.findByRole('button', { name: 'Add a row' });
    fireEvent.click(screen.getByRole('button', { name: 'More tools' }));
    const others = within(screen.getByRole('toolbar', { name: 'More tools' }));
    expect(others.getByText('Delete the row')).toBeTruthy();
    expect(others.getByText('Delete the table')).toBeTruthy();
  });

  it('replaces an empty last list item with a picture below the list', async () => {
    const { textbox, changes } = await show('<ol><li>a</li><li></li></ol>', chosenPicture('a'));
    const { editor } = textbox as HTMLElement & { editor: Editor };
    act(() => void editor.commands.setTextSelection(8));
    fireEvent.click(screen.getByRole('button', { name: 'Add a picture' }));
    await waitFor(() =>
      expect(changes.at(-1)).toMatch(/^<ol>\n<li>a<\/li>\n<\/ol>\n<figure><img [^>]*><\/figure>$/),
    );
    // The caret is in the paragraph below the picture.
    expect(editor.isActive('paragraph')).toBe(true);
  });

  it('inserts all pictures that were chosen together, in order', async () => {
    const { textbox, changes, asked } = await show('<p>Sit</p>', chosenPicture('b'));
    fireEvent.click(screen.getByRole('button', { name: 'Add a picture' }));
    const [request] = asked as PictureRequest[];
    act(() => request?.onAlso?.(chosenPicture('a')));
    await waitFor(() => expect(textbox.querySelectorAll('img')).toHaveLength(2));
    expect(changes.at(-1)?.match(/uploads\/\w/g)).toEqual(['uploads/a', 'uploads/b']);
  });

  const clipboard = (types: Record<string, string>, files: File[] = []) => ({
    clipboardData: { getData: (type: string) => types[type] ?? '', files },
  });

  it('neither reparses the whole document nor rerenders the toolbar when text is added', async () => {
    const { textbox, changes } = await show('<p></p>');
    fireEvent.paste(textbox, clipboard({ 'text/plain': 'Sit' }));
    vi.mocked(parseHtml).mockClear();
    vi.mocked(Toolbar).mockClear();
    fireEvent.paste(textbox, clipboard({ 'text/plain': ', stay' }));
    expect(changes.at(-1)).toBe('<p>Sit, stay</p>');
    expect(parseHtml).not.toHaveBeenCalled();
    expect(Toolbar).not.toHaveBeenCalled();
  });

  it('cleans content pasted from other programs, but keeps content copied from the editor unchanged', async () => {
    const { textbox, changes } = await show('');
    fireEvent.paste(
      textbox,
      clipboard({
        'text/html': '<h1 style="color:red">Sit</h1><p class="a"><i>Stay</i> <b>here</b></p>',
        'text/plain': 'Sit',
      }),
    );
    expect(changes.at(-1)).toBe('<h2>Sit</h2>\n<p><em>Stay</em> <strong>here</strong></p>');
    fireEvent.paste(
      textbox,
      clipboard({ 'text/html': '<p data-pm-slice="1 1 []"> <em>now</em></p>', 'text/plain': 'now' }),
    );
    expect(changes.at(-1)).toBe('<h2>Sit</h2>\n<p><em>Stay</em> <strong>here</strong> <em>now</em></p>');
  });

  it('formats pasted plain text as WhatsApp does', async () => {
    const { textbox, changes } = await show('');
    fireEvent.paste(textbox, clipboard({ 'text/plain': '*Sit*\n- one\n- two' }));
    expect(changes.at(-1)).toBe('<p><strong>Sit</strong></p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>');
  });

  it('uploads the pictures in pasted content, and lists the omitted parts in one line', async () => {
    const { textbox, changes, asked } = await show('');
    const embedded = '<img src="data:image/png;base64,iVBORw0KGgo="><img src="https://example.com/luna.png">';
    fireEvent.paste(textbox, clipboard({ 'text/html': `<p>Sit</p>${embedded}`, 'text/plain': 'Sit' }));
    expect(changes.at(-1)).toBe('<p>Sit</p>');
    await waitFor(() => expect(asked).toMatchObject([{ files: [{ name: '1.png', size: 8 }] }]));
    expect(screen.getByText('Left out: 1 picture from another site')).toBeTruthy();
    fireEvent.paste(
      textbox,
      clipboard({
        'text/html': '<p>Stay<img src="file:///C:/Temp/clip_image001.png"></p>',
        'text/plain': 'Stay',
      }),
    );
    expect(screen.getByText('Left out: 1 picture from the document')).toBeTruthy();
    expect(screen.getByText(/Add the pictures of a document from your device/)).toBeTruthy();
    // Pasting text without pictures uploads nothing.
    fireEvent.paste(textbox, clipboard({ 'text/plain': 'Stay' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(1);
  });

  it('asks what to do with a pasted picture, but ignores the picture that Word adds to copied text', async () => {
    const { textbox, asked } = await show('');
    const picture = new File(['x'], 'luna.png', { type: 'image/png' });
    fireEvent.paste(textbox, clipboard({ 'text/html': '<p>Sit</p>', 'text/plain': 'Sit' }, [picture]));
    expect(asked).toEqual([]);
    fireEvent.paste(
      textbox,
      clipboard({ 'text/html': '<img src="https://example.com/luna.png">' }, [picture]),
    );
    expect(asked).toMatchObject([{ files: [picture] }]);
  });

  it('turns a pasted YouTube URL into a video, and requires a title for the video', async () => {
    const { textbox, changes } = await show('<p>Look</p>');
    fireEvent.paste(textbox, clipboard({ 'text/plain': 'https://youtu.be/dQw4w9WgXcQ?si=1' }));
    const dialog = within(screen.getByText('YouTube video').closest('dialog') ?? document.body);
    await waitFor(() => expect(dialog.queryByText('Looking for its title and picture…')).toBeNull());
    fireEvent.click(dialog.getByText('Add the video'));
    expect(dialog.getByText('The video needs a title.')).toBeTruthy();
    expect(changes).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Title (required)'), { target: { value: 'Luna waits' } });
    fireEvent.click(dialog.getByText('Add the video'));
    expect(changes.at(-1)).toContain(
      '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Luna waits</a></figure>',
    );
  });
});
