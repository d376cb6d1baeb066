import { message } from '@perro-wisdom/domain/messages';
import { pagePath } from '@perro-wisdom/domain/paths';
import { I18nextProvider } from 'react-i18next';
import { NotFound } from '../platform/components/NotFound';
import { translations } from '../platform/i18n/i18n';
import { useLocale } from '../platform/i18n/useLocale';
import { LinkButton } from '../ui/LinkButton';
import { PublicLayout } from './layout/PublicLayout';

/** The page behind a private preview link that has ended. Only the server renders it. */
export function EndedPreview() {
  const locale = useLocale();
  const i18n = translations.get(locale);
  if (!i18n) throw new Error(`The texts in ${locale} have not been loaded`);
  return (
    <I18nextProvider i18n={i18n}>
      <PublicLayout>
        <NotFound title={message(locale, 'draftPreview.ended')} detail={message(locale, 'draftPreview.endedDetail')}>
          <LinkButton to={pagePath('blog', locale)}>{message(locale, 'draftPreview.endedBack')}</LinkButton>
        </NotFound>
      </PublicLayout>
    </I18nextProvider>
  );
}
