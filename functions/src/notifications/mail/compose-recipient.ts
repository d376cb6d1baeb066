import { absoluteUrl, ADMIN_PAGES } from '@app/domain/general/paths';
import { partlyHidden } from './address';
import { mailOf, type ComposedMail, type Writing } from './compose';
import { button, heading, inHtml, paragraph, smallPrint } from './layout';
import { textsFor } from '../texts';

/** Composes the email with the confirmation code, which goes to the address being confirmed. */
export function composeRecipientCode(
  { address, code }: { address: string; code: string },
  writing: Writing,
): ComposedMail {
  const { recipientCode } = textsFor(writing.locale, writing.business);
  const { subject, heading: title, intro, paragraphs } = recipientCode;
  return mailOf(writing, { to: { name: '', address }, subject, summary: intro }, [
    inHtml(heading(title)),
    paragraph(intro),
    heading(code),
    ...paragraphs.map(paragraph),
  ]);
}

/** Composes the email that tells the previous recipient which address gets the emails now. */
export function composeRecipientChange(formerAddress: string, writing: Writing): ComposedMail {
  const { addresses, business, locale } = writing;
  const { recipientChange, login } = textsFor(locale, business);
  const { subject, heading: title, paragraphs } = recipientChange;
  const intro = recipientChange.intro(partlyHidden(addresses.to));
  return mailOf(writing, { to: { name: '', address: formerAddress }, subject, summary: intro }, [
    inHtml(heading(title)),
    ...[intro, ...paragraphs].map(paragraph),
    button(login.open, absoluteUrl(ADMIN_PAGES.account, business)),
    smallPrint(login.forgotten),
  ]);
}
