import { emptyForm } from '@app/domain/fields/form-values';
import type { ContactForm } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { contactFormSchema } from '@app/domain/inbox/contact.schema';
import { formDraft, type FormDraft } from './formDraft';

export type ContactDraft = FormDraft<ContactForm>;

export const EMPTY_FORM = emptyForm(CONTACT_FORM);

export const contactDraft = formDraft<ContactForm>('contactDraft', contactFormSchema);
