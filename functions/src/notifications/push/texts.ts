/** The texts of the push notifications. */
import type { Locale } from '@app/domain/general/locale';

interface PushTexts {
  /** The second line of a notification about a message without a service. */
  noService: string;
  /** The second line of a notification about a testimonial. */
  testimonial: string;
  test: { title: string; body: string };
}

export const PUSH_TEXTS: Record<Locale, PushTexts> = {
  en: {
    noService: 'Through the website',
    testimonial: 'It waits for your approval',
    test: { title: 'Notifications work', body: 'New messages will be announced here like this.' },
  },
  es: {
    noService: 'Desde la página web',
    testimonial: 'Espera tu aprobación',
    test: { title: 'Los avisos funcionan', body: 'Así te avisaremos aquí de los mensajes nuevos.' },
  },
};
