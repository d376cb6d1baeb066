import { emptyForm } from '@app/domain/fields/form-values';
import type { ContactForm } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { createKeptFormStore, type KeptForm } from './keptForm';

export type KeptContactForm = KeptForm<ContactForm>;

export const EMPTY_FORM = emptyForm(CONTACT_FORM);

export const keptContactForm = createKeptFormStore('keptContactForm', CONTACT_FORM);
