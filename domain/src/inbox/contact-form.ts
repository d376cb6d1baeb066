import { checkbox, email, line, lines, phone, service } from '../fields/form';
import { MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH, NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './contact.limits';

export const CONTACT_FORM = {
  name: line({
    label: { en: 'Name', es: 'Nombre' },
    min: { length: NAME_MIN_LENGTH, error: 'contact.nameRequired' },
    max: { length: NAME_MAX_LENGTH, error: 'contact.nameTooLong' },
    autoComplete: 'name',
  }),
  email: email({ label: { en: 'Email', es: 'Correo electrónico' } }),
  phone: phone({
    label: { en: 'Phone', es: 'Teléfono' },
    neededFor: 'prefersWhatsApp',
    neededError: 'contact.phoneForWhatsApp',
  }),
  prefersWhatsApp: checkbox({ label: { en: 'Prefers WhatsApp', es: 'Prefiere WhatsApp' } }),
  service: service({ label: { en: 'Service', es: 'Servicio' } }),
  message: lines({
    label: { en: 'Message', es: 'Mensaje' },
    min: { length: MESSAGE_MIN_LENGTH, error: 'contact.messageTooShort' },
    max: { length: MESSAGE_MAX_LENGTH, error: 'contact.messageTooLong' },
  }),
};
