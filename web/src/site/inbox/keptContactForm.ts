import { emptyForm, formerNames, formReaders } from '@app/domain/fields/form-values';
import type { ContactForm } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { asRecord } from '@app/domain/stored/reader';
import { createKeptFormStore, type KeptForm } from './keptForm';

export type KeptContactForm = KeptForm<ContactForm>;

/** Reads a stored contact form, which may come from another version of the site. */
export const asContactForm = asRecord(formReaders(CONTACT_FORM), formerNames(CONTACT_FORM));

export const EMPTY_FORM = emptyForm(CONTACT_FORM);

export const keptContactForm = createKeptFormStore('keptContactForm', CONTACT_FORM);
