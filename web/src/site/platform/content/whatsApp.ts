import { phoneDigits } from '@app/domain/content/facts';
import { whatsAppUrl } from '@app/domain/inbox/whatsapp';
import { useFacts } from '../../../shared/content/SiteContext';

/** Returns the link to a conversation with the business on WhatsApp, in which a text is ready; null if it is not there. */
export function useWhatsAppUrl(text: string): string | null {
  const digits = phoneDigits(useFacts().whatsApp);
  return digits === '' ? null : whatsAppUrl(digits, text);
}
