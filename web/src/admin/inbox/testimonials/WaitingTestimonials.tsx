import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/Panel';
import { RowLink } from '../../ui/RowLink';
import { useSubmitted } from './submitted';

/**
 * Renders a dashboard panel with the number of testimonials that await review. Renders nothing if there are
 * none.
 */
export function WaitingTestimonials() {
  const { t } = useTranslation('adminSubmitted');
  const { data, isError } = useSubmitted('waiting');
  if (!isError && !data?.length) return null;
  return (
    <Panel smallTitle title={t('dashboard.title')}>
      <ul>
        <RowLink
          to={ADMIN_PAGES.testimonialSubmissions}
          title={isError ? t('failed') : t('dashboard.waiting', { count: data.length })}
        />
      </ul>
    </Panel>
  );
}
