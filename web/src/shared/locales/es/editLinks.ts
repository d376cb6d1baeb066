import type { editLinks as english } from '../en/editLinks';
import type { Texts } from '../texts';

export const editLinks: Texts<typeof english> = {
  edit: 'Editar',
  label: 'Editar esta página',
  facts: 'Datos del negocio',
  services: 'Servicios',
  testimonials: 'Testimonios',
};
