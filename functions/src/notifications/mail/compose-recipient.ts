/** Writes the mails about the address that gets the owner's mails. */
import { absoluteUrl, ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { partlyHidden } from './address';
import type { ComposedMail, Writing } from './compose';
import { buttons, heading, page, paragraph, smallPrint } from './layout';
import { mailTexts } from './texts';

/** Writes the mail with the code that confirms an address, to that address. */
export function composeRecipientCode(
  { address, code }: { address: string; code: string },
  { addresses, business, locale }: Writing,
): ComposedMail {
  const { recipientCode, confirmation } = mailTexts(locale, business);
  const { subject, heading: title, intro, paragraphs } = recipientCode;
  return {
    from: { name: confirmation.signature, address: addresses.from },
    to: { name: '', address },
    replyTo: { name: confirmation.signature, address: addresses.from },
    subject,
    text: [intro, code, ...paragraphs].join('\n\n'),
    html: page(
      locale,
      confirmation.signature,
      intro,
      heading(title) + paragraph(intro) + heading(code) + paragraphs.map(paragraph).join(''),
    ),
  };
}

/** Writes the mail that tells a former address which one gets the mails now. */
export function composeRecipientChange(
  formerAddress: string,
  { addresses, business, locale }: Writing,
): ComposedMail {
  const { recipientChange, login, confirmation } = mailTexts(locale, business);
  const intro = recipientChange.intro(partlyHidden(addresses.to));
  const accountUrl = absoluteUrl(ADMIN_PAGES.account, business);
  return {
    from: { name: confirmation.signature, address: addresses.from },
    to: { name: '', address: formerAddress },
    replyTo: { name: confirmation.signature, address: addresses.from },
    subject: recipientChange.subject,
    text: [intro, ...recipientChange.paragraphs, `${login.open}:\n${accountUrl}`, login.forgotten].join(
      '\n\n',
    ),
    html: page(
      locale,
      confirmation.signature,
      intro,
      heading(recipientChange.heading) +
        [intro, ...recipientChange.paragraphs].map(paragraph).join('') +
        buttons({ url: accountUrl, label: login.open, isMain: true }) +
        smallPrint(login.forgotten),
    ),
  };
}
