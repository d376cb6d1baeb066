import { phoneDigits } from '@app/domain/content/facts';
import { whatsAppUrl } from '@app/domain/inbox/whatsapp';
import { useFacts } from '../../../shared/content/SiteContext';

/**
 * Returns a link that opens a WhatsApp chat with the business, with `text` filled in as the message. Returns
 * null if the business isn't on WhatsApp.
 */
export function useWhatsAppUrl(text: string): string | null {
  const digits = phoneDigits(useFacts().whatsApp);
  return digits === '' ? null : whatsAppUrl(digits, text);
}
