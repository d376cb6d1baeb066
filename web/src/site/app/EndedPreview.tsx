import { message } from '@app/domain/messages';
import { NotFound } from '../platform/components/NotFound';
import { useLocale } from '../../shared/i18n/useLocale';
import { PublicLayout } from '../layout/PublicLayout';
import { PageButton } from '../ui/PageButton';
import { InLanguage } from './PublicSite';

/** The page shown for an expired or revoked private link. It is rendered only on the server. */
export function EndedPreview() {
  const locale = useLocale();
  return (
    <InLanguage>
      <PublicLayout>
        <NotFound
          title={message(locale, 'draftPreview.ended')}
          detail={message(locale, 'draftPreview.endedDetail')}
        >
          <PageButton page="blog">{message(locale, 'draftPreview.endedBack')}</PageButton>
        </NotFound>
      </PublicLayout>
    </InLanguage>
  );
}
