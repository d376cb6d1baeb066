import type { contact as english } from '../en/contact';
import type { Texts } from '../texts';

export const contact: Texts<typeof english> = {
  'form.label': 'Formulario de contacto',
  'form.name': 'Nombre completo',
  'form.email': 'Email',
  'form.service': 'Servicio de interés',
  'form.servicePlaceholder': 'Escoge un servicio',
  'form.optional': 'opcional',
  'form.message': 'Mensaje',
  'form.count': '{{used}} de {{max}} caracteres',
  'form.send': 'Enviar mensaje',
  'form.privacy': 'Usamos tu mensaje solo para contestarte.',
  'form.privacyLink': 'Cómo manejamos tus datos',
  'form.honeypot': 'Deja este campo vacío',
  'option.show-dog-training': 'Adiestramiento para exhibición',
  'option.obedience-training': 'Obediencia',
  'option.behavior-modification': 'Modificación de conducta',
  'option.puppy-training': 'Cachorros',
  'option.other': 'Otro',
};
