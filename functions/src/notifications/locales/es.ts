import type { en } from './en';

export const es: typeof en = (business, trainer) => ({
  notice: {
    subject: (name) => `Mensaje nuevo de ${name}`,
    intro: (name) => `${name} te escribió desde la página web.`,
    labels: { from: 'De', language: 'Idioma', page: 'Escrito en' },
    languages: { en: 'inglés', es: 'español' },
    answer: 'Contestar por correo',
    open: 'Abrir el mensaje',
    footer: 'Si respondes a este correo, tu respuesta le llega a la persona que escribió.',
  },
  confirmation: {
    subject: `Recibimos tu mensaje | ${business}`,
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    paragraphs: [
      `Gracias por escribir a ${business}. Tu mensaje llegó bien y ${trainer} te va a contestar personalmente.`,
      'No tienes que hacer nada más. Si algo cambió, responde a este correo.',
    ],
    signature: business,
  },
  testimonial: {
    subject: (name) => `Testimonio nuevo de ${name}`,
    intro: (name) => `${name} envió un testimonio. No es público hasta que lo apruebes y lo publiques.`,
    photo: 'Foto',
    hasPhoto: 'Llegó con el testimonio',
    open: 'Abrir el testimonio',
  },
  login: {
    subject: `Entrada nueva al área de administración | ${business}`,
    heading: 'Entrada nueva al área de administración',
    intro: `Alguien entró al área de administración de ${business} desde un dispositivo nuevo.`,
    labels: { when: 'Cuándo', device: 'Dispositivo' },
    device: ({ browser, system }) =>
      `${browser || 'Navegador desconocido'} en ${system || 'un dispositivo desconocido'}`,
    paragraphs: [
      'Si fuiste tú, no tienes que hacer nada. Una ventana privada, o un navegador al que se le borraron los datos, cuenta como un dispositivo nuevo.',
      'Si no fuiste tú, cambia la contraseña ahora mismo en «Cuenta»: así se cierran las sesiones de todos los demás dispositivos.',
    ],
    open: 'Abrir «Cuenta»',
    forgotten: 'Si ya no puedes entrar, pídele una contraseña nueva a quien hizo tu sitio.',
  },
  recipientCode: {
    subject: `Confirma esta dirección | ${business}`,
    heading: 'Confirma esta dirección',
    intro: `Los correos de ${business} sobre mensajes nuevos y entradas van a llegar a esta dirección. Escribe este código en el área de administración, bajo «Correo electrónico»:`,
    paragraphs: [
      'El código vale por una hora.',
      'Si no lo pediste, no hagas nada: sin el código no cambia nada.',
    ],
  },
  recipientChange: {
    subject: `Tus correos ahora llegan a otra dirección | ${business}`,
    heading: 'Tus correos ahora llegan a otra dirección',
    intro: (address) =>
      `Los correos de ${business} sobre mensajes nuevos y entradas ahora llegan a ${address}, y ya no a esta dirección. Alguien lo confirmó en el área de administración.`,
    paragraphs: [
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, cambia la contraseña ahora mismo en «Cuenta» y después vuelve a poner tu dirección en «Correo electrónico».',
    ],
  },
  push: {
    noService: 'Desde la página web',
    testimonial: 'Espera tu aprobación',
    test: { title: 'Los avisos funcionan', body: 'Así te avisaremos aquí de los mensajes nuevos.' },
  },
});
