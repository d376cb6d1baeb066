import { emptyForm } from '@app/domain/fields/form-values';
import type { ContactForm } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { contactFormSchema } from '@app/domain/inbox/contact.schema';
import { createKeptFormStore, type KeptForm } from './keptForm';

export type KeptContactForm = KeptForm<ContactForm>;

export const EMPTY_FORM = emptyForm(CONTACT_FORM);

export const keptContactForm = createKeptFormStore<ContactForm>('keptContactForm', contactFormSchema);
