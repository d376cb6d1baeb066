import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/Panel';
import { RowLink } from '../../ui/RowLink';
import { useSubmitted } from './submitted';

/** On the dashboard: how many testimonials wait for the owner; nothing while none does. */
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
