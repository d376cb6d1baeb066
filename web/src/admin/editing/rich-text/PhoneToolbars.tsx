import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEllipsis } from 'react-icons/lu';
import type { Editor } from '@tiptap/core';
import { Toolbar, type Tool } from './Toolbar';
import type { Tools } from './useTools';

/** How many buttons fit on the narrowest phone, next to the button that reveals more tools. */
const ROOM = 6;

/**
 * The first of the main tools, in order. Only tools for the selection's context, such as a list, come before
 * them.
 */
const FIRST = ['picture', 'video', 'link', 'bold', 'bulletList', 'heading2'];
const rank = ({ name }: Tool): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** Tools that are often used several times in a row. Using one leaves the panel with the other tools open. */
const REPEATED = ['undo', 'redo'];

interface PhoneToolbarsProps {
  editor: Editor;
  tools: Tools;
  controls: string;
  onLeave: () => void;
}

/**
 * Renders a single row of tools on a phone, leaving most of the screen for the content. A button reveals the
 * other tools, with labels.
 */
export function PhoneToolbars({ editor, tools: { main, context }, controls, onLeave }: PhoneToolbarsProps) {
  const { t } = useTranslation('adminRichText');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const { dom } = editor.view;
    const close = () => setIsOpen(false);
    dom.addEventListener('beforeinput', close);
    return () => dom.removeEventListener('beforeinput', close);
  }, [editor]);

  const all = [...(context?.tools ?? []), ...[...main].sort((a, b) => rank(a) - rank(b))];
  const row = all.filter(({ needsLabel }) => !needsLabel).slice(0, ROOM);
  const others = all
    .filter((tool) => !row.includes(tool))
    .map((tool) => ({
      ...tool,
      run: () => {
        tool.run();
        if (!REPEATED.includes(tool.name)) setIsOpen(false);
      },
    }));
  const more = {
    name: 'more',
    label: t('tool.more'),
    icon: LuEllipsis,
    isExpanded: isOpen,
    run: () => setIsOpen(!isOpen),
  };
  return (
    <>
      {isOpen && (
        <Toolbar
          label={t('toolbar.more')}
          tools={others}
          controls={controls}
          showsLabels
          layout="wrap"
          onLeave={onLeave}
        />
      )}
      <Toolbar
        label={t('toolbar.label')}
        tools={[...row, more]}
        controls={controls}
        layout="fill"
        onLeave={onLeave}
      />
    </>
  );
}
