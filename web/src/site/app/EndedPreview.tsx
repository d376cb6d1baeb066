import { message } from '@app/domain/messages';
import { useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { NotFound } from '../platform/components/NotFound';
import { useLocale } from '../../shared/i18n/useLocale';
import { Rendering } from '../platform/rendering';
import { SiteContext } from '../../shared/content/SiteContext';
import { PageButton } from '../ui/PageButton';
import { PublicLayout } from '../layout/PublicLayout';

/** The page behind a private preview link that has ended. Only the server renders it. */
export function EndedPreview() {
  const locale = useLocale();
  const { local } = useContext(Rendering);
  if (!local) throw new Error('Only the server renders this page');
  return (
    <I18nextProvider i18n={local.i18n}>
      <SiteContext value={local.site}>
        <PublicLayout>
          <NotFound
            title={message(locale, 'draftPreview.ended')}
            detail={message(locale, 'draftPreview.endedDetail')}
          >
            <PageButton page="blog">{message(locale, 'draftPreview.endedBack')}</PageButton>
          </NotFound>
        </PublicLayout>
      </SiteContext>
    </I18nextProvider>
  );
}
