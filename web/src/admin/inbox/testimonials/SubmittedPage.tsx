import { chakra } from '@chakra-ui/react';
import { SUBMITTED_LIST_LIMIT } from '@app/domain/inbox/testimonials';
import { SUBMITTED_STATUSES, type SubmittedStatus } from '@app/domain/inbox/testimonials.limits';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../platform/components/AdminPage';
import { BackLink } from '../../platform/components/BackLink';
import { Unloaded } from '../../platform/components/Unloaded';
import { Notice } from '../../../shared/ui/Notice';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { SubmittedCard } from './SubmittedCard';
import { useSubmitted } from './submitted';

const STATUS = 'status';

/** Lists the submitted testimonials, which the owner can approve, decline or delete. */
export function SubmittedPage() {
  const { t } = useTranslation('adminSubmitted');
  const [params] = useSearchParams();
  const status = SUBMITTED_STATUSES.find((known) => known === params.get(STATUS)) ?? 'waiting';
  const query = useSubmitted(status);
  const items = query.data;
  const addressOf = (other: SubmittedStatus) => (other === 'waiting' ? '?' : `?${STATUS}=${other}`);
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      back={<BackLink to={`${ADMIN_PAGES.content}/testimonials`}>{t('back')}</BackLink>}
    >
      <chakra.nav aria-label={t('status.label')} mb="6" overflowX="auto">
        <SegmentedControl
          display={{ base: 'grid', sm: 'inline-flex' }}
          gridTemplateColumns="repeat(2, minmax(0, 1fr))"
          borderRadius={{ base: 'xl', sm: 'full' }}
        >
          {SUBMITTED_STATUSES.map((other) => (
            <Segment asChild key={other}>
              <Link to={addressOf(other)} aria-current={other === status ? 'page' : undefined}>
                {t(`status.${other}`)}
              </Link>
            </Segment>
          ))}
        </SegmentedControl>
      </chakra.nav>
      <Unloaded query={query} failed={t('failed')} />
      {items?.length === 0 && (
        <Notice role="status" title={t(`none.${status}`)}>
          {status === 'waiting' && t('noneDetail')}
        </Notice>
      )}
      {items && items.length > 0 && (
        <chakra.ul display="grid" gap="5" maxW="56rem">
          {items.map((testimonial) => (
            <SubmittedCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </chakra.ul>
      )}
      {items?.length === SUBMITTED_LIST_LIMIT && (
        <chakra.p mt="4" color="fg.muted">
          {t('limit', { count: SUBMITTED_LIST_LIMIT })}
        </chakra.p>
      )}
    </AdminPage>
  );
}
