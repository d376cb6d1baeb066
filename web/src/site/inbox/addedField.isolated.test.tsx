// @vitest-environment jsdom
/**
 * Tests that adding a field to a visitors' form takes only a label and an entry in the form's description.
 */
import { ChakraProvider } from '@chakra-ui/react';
import { line } from '@app/domain/fields/form';
import type { PlainFormAnswer } from '@app/domain/publishing/page-renderer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_SITE } from '../../shared/content/site';
import { createTranslations, loadTexts } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme';
import { ContactForm } from './ContactForm';
import { keptContactForm, EMPTY_FORM } from './keptContactForm';
import { Rendering } from '../platform/rendering';
import { PlainForm } from './PlainForm';
import { readPlainForm } from './plainFormValues';
import { answerOf } from '../../shared/data/answer.fixture';

vi.mock('@app/domain/inbox/contact-form', async (importOriginal) => {
  const original = await importOriginal<{ CONTACT_FORM: object }>();
  const breed = line({
    label: { en: 'Breed', es: 'Raza' },
    max: { length: 10, error: 'contact.nameTooLong' },
    autoComplete: 'off',
  });
  return { CONTACT_FORM: { ...original.CONTACT_FORM, breed } };
});

let show: (form: ReactNode) => void;
beforeEach(async () => {
  cleanup();
  sessionStorage.clear();
  const i18n = createTranslations('es', await loadTexts('es'), NO_SITE);
  i18n.addResource('es', 'contact', 'form.breed', 'Raza de tu perro');
  show = (form) =>
    render(
      <ChakraProvider value={getSystem()}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={['/es/contact']}>{form}</MemoryRouter>
        </I18nextProvider>
      </ChakraProvider>,
    );
});

const control = () => screen.getByLabelText<HTMLInputElement>(/^Raza de tu perro/);

it('the contact form shows an added field, keeps its value, rejects a value that is too long, and sends a valid one', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body?: string }) => {
    if (body !== undefined) bodies.push(JSON.parse(body));
    return Promise.resolve(answerOf({ id: 'a' }, 201));
  });
  show(<ContactForm service="" />);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Nombre/, 'Ana Rivera');
  type(/^Correo/, 'ana@example.com');
  type(/^Mensaje/, 'Mi perrita muerde.');
  type(/^Raza/, 'Un sato muy bonito');
  expect(keptContactForm.read()?.values).toHaveProperty('breed', 'Un sato muy bonito');
  fireEvent.click(screen.getByText('Enviar mensaje'));
  await screen.findAllByText(/100 caracteres/);
  expect(control().getAttribute('aria-invalid')).toBe('true');
  type(/^Raza/, 'Sato');
  fireEvent.click(screen.getByText('Enviar mensaje'));
  await vi.waitFor(() => expect(bodies).toContainEqual(expect.objectContaining({ breed: 'Sato' })));
});

it('the plain form shows an added field and, after a failed submission, its value and its error', () => {
  const answer = {
    sent: false,
    values: { ...EMPTY_FORM, breed: 'Sato' },
    errors: JSON.parse('{"breed":"Demasiado larga"}') as PlainFormAnswer['errors'],
  };
  show(
    <Rendering value={{ formAnswer: answer }}>
      <PlainForm />
    </Rendering>,
  );
  expect(control()).toMatchObject({ name: 'breed', value: 'Sato', required: false });
  expect(screen.getByText('Demasiado larga')).toBeTruthy();
  const form = document.querySelector<HTMLFormElement>('[data-plain-form]');
  expect(form && readPlainForm(form)).toHaveProperty('breed', 'Sato');
});
