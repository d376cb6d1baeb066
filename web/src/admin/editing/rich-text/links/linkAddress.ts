import { withProtocol } from '@app/domain/general/links';
import { POST_LINK_TARGET } from '@app/domain/blog/post-html';

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
/** A phone number as people write it, with spaces, parentheses, dots and hyphens. */
const PHONE = /^\+?[\d\s().-]+$/;
const DOMAIN = /^(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:[/?#:].*)?$/u;

/**
 * Completes a typed link address for a post: adds the protocol to `www.example.com`, an email address or a
 * phone number. Returns null if the address isn't allowed in posts.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (EMAIL.test(text)) return `mailto:${text}`;
  const digits = text.replace(/\D/g, '');
  if (PHONE.test(text) && digits.length >= 7) return `tel:${text.startsWith('+') ? '+' : ''}${digits}`;
  const address = withProtocol(text);
  if (/^(?:[/#?](?![/\\])|https?:\/\/\S|mailto:|tel:)/i.test(address))
    return POST_LINK_TARGET.test(address) && !/\s/.test(address) ? address : null;
  return DOMAIN.test(text) ? `https://${text}` : null;
}
