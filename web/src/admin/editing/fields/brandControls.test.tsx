/** Tests the controls for brand colors and for the order of a page's parts. */
import { ChakraProvider } from '@chakra-ui/react';
import { BRAND_FIELDS, NO_BRAND } from '@app/domain/content/brand';
import { PAGE_FIELDS } from '@app/domain/content/pages';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import type { EditorSession } from '../session/editorSession';
import { sessionOf } from '../session/editorSession.fixture';
import { SessionProvider, useValue } from '../session/useEditorSession';
import { ColorControl } from './ColorControl';
import { draftDefinition } from '../session/definition';
import { SelectionControl } from './SelectionControls';

beforeEach(async () => {
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(cleanup);

const show = (content: ReactNode) => render(<ChakraProvider value={getSystem()}>{content}</ChakraProvider>);

const common = { note: undefined, required: false, error: undefined, locale: undefined } as const;

describe('the color control', () => {
  function openBrand(): EditorSession {
    return sessionOf(draftDefinition('brand', 'brand'), sampleDraft('brand', NO_BRAND));
  }

  function Accent({ session }: { session: EditorSession }) {
    return (
      <ColorControl
        {...common}
        name="accentColor"
        field={BRAND_FIELDS.accentColor}
        label="Buttons"
        value={useValue('accentColor')}
        onChange={(value) => session.edit({ accentColor: value })}
      />
    );
  }

  const open = () => {
    const session = openBrand();
    show(
      <SessionProvider value={session}>
        <Accent session={session} />
      </SessionProvider>,
    );
    return {
      session,
      type: (text: string) => fireEvent.change(screen.getByLabelText('Buttons'), { target: { value: text } }),
    };
  };

  it('suggests the nearest readable color, and applies it on request', () => {
    const { session, type } = open();
    type('#f2b84b');
    expect(session.getState().values.accentColor).toBe('#F2B84B');
    const use = screen.getByRole('button', { name: /^Use #/ });
    fireEvent.click(use);
    expect(session.getState().values.accentColor).toMatch(/^#(?!F2B84B)[0-9A-F]{6}$/);
    expect(screen.queryByRole('button', { name: /^Use #/ })).toBeNull();
  });

  it('suggests nothing for a readable or half-typed color', () => {
    const { type } = open();
    for (const text of ['#1F4FA3', '#1F4']) {
      type(text);
      expect(screen.queryByRole('button', { name: /^Use #/ })).toBeNull();
    }
  });

  it('previews the color in light and dark mode, and can be reset to the site’s own color', () => {
    const { session, type } = open();
    type('#1F4FA3');
    for (const mode of ['Light', 'Dark']) expect(screen.getByText(mode)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use the site’s own' }));
    expect(session.getState().values.accentColor).toBe('');
  });
});

describe('the selection control', () => {
  function Sections() {
    const { sections } = PAGE_FIELDS.home;
    const [value, setValue] = useState<unknown>(sections.initially);
    return (
      <>
        <SelectionControl
          {...common}
          name="sections"
          field={sections}
          label="Parts"
          value={value}
          onChange={setValue}
        />
        <output>{(value as string[]).join(' ')}</output>
      </>
    );
  }
  const value = () => document.querySelector('output')?.textContent;

  it('moves a value and announces its new position', () => {
    show(<Sections />);
    fireEvent.click(screen.getByRole('button', { name: 'Move up: Contact form' }));
    expect(value()).toBe('services about testimonials contact pictures');
    expect(screen.getByText('Contact form: now number 4 of 5')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Move up: Services' }));
    expect(value()).toBe('services about testimonials contact pictures');
  });

  it('removes a value and adds it back at the end', () => {
    show(<Sections />);
    const box = () => screen.getByRole('checkbox', { name: 'About you' });
    fireEvent.click(box());
    expect(value()).toBe('services testimonials pictures contact');
    expect(screen.queryByRole('button', { name: 'Move up: About you' })).toBeNull();
    fireEvent.click(box());
    expect(value()).toBe('services testimonials pictures contact about');
  });
});
