import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../shared/content/SiteContext';
import { useLocale } from '../../shared/i18n/useLocale';
import { AnchorButton } from '../../shared/ui/LinkButton';
import { bookingText } from '../platform/content/header';

/** The link to the site where visitors can book. Renders nothing if the owner hasn't set a booking link. */
export function BookButton(props: ComponentProps<typeof AnchorButton>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const facts = useFacts();
  if (facts.bookingUrl === '') return null;
  return (
    <AnchorButton href={facts.bookingUrl} rel="noopener" data-screen-only {...props}>
      {bookingText(facts, locale, t)}
    </AnchorButton>
  );
}
