import type { en } from './en';

export const es: typeof en = {
  fileName: 'mensajes',
  columns: {
    received: 'Recibido',
    language: 'Idioma',
    state: 'Estado',
    read: 'Leído',
    answered: 'Contestado',
    binned: 'Movido a la papelera',
    page: 'Escrito en',
    notes: 'Notas privadas',
  },
  languages: { en: 'Inglés', es: 'Español' },
  states: {
    new: 'Nuevo',
    read: 'Leído',
    answered: 'Contestado',
    archived: 'Archivado',
    spam: 'Posible spam',
  },
};
