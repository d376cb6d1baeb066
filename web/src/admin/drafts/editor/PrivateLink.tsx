import { Button, Flex, chakra } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import { PREVIEW_LINK_DAYS, type Draft, type PreviewLink } from '@app/domain/drafts/drafts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCopy, LuLink, LuShare2 } from 'react-icons/lu';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime, TIME_ZONE_PLACE } from '../../platform/i18n/dateTime';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';
import { draftCalls } from '../../editing/session/draftCalls';

/** Lets the owner create, copy, share and revoke the private preview link for a post in one language. */
export function PrivateLink({ draft: { kind, id }, locale }: { draft: Draft; locale: Locale }) {
  const { t } = useTranslation(['adminDrafts', 'common']);
  const adminLocale = useAdminLocale();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useState('');
  const calls = draftCalls(kind);
  const query = ownerQuery('GET /api/admin/drafts/{kind}/{id}/preview-link', { params: { kind, id } });
  const link = useQuery({ ...query, enabled: isOpen, gcTime: 0 });
  const change = useMutation({
    mutationFn: (call: () => Promise<PreviewLink | null>) => call(),
    onMutate: () => setNews(''),
    onSuccess: (value) => {
      client.setQueryData(query.queryKey, value);
      if (!value) setNews(t('link.ended'));
    },
    onError: (error) => setNews(t('link.failed', { reason: errorText(error) })),
  });

  const urlOf = ({ path }: PreviewLink): string => `${location.origin}${path}/${locale}`;

  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setNews(t('link.copied'));
    } catch {
      setNews(t('link.copyFailed', { url }));
    }
  }

  const button = { size: 'sm', variant: 'outline' } as const;
  const present = link.data;
  return (
    <chakra.details mt="4" textStyle="small" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <DetailsSummary>{t('link.title')}</DetailsSummary>
      {link.isError && (
        <chakra.p color="fg.error">{t('link.failed', { reason: errorText(link.error) })}</chakra.p>
      )}
      {link.isSuccess && (
        <>
          <chakra.p color="fg.muted">
            {present
              ? t('link.until', {
                  time: formatDateTime(present.expiresAt, adminLocale),
                  place: TIME_ZONE_PLACE,
                })
              : t('link.none', { days: PREVIEW_LINK_DAYS })}
          </chakra.p>
          <Flex wrap="wrap" gap="2" mt="2">
            {present ? (
              <>
                <Button {...button} onClick={() => void copy(urlOf(present))}>
                  <LuCopy size="16" aria-hidden="true" />
                  {t('link.copy')}
                </Button>
                {'share' in navigator && (
                  // The promise is rejected when the share sheet is closed, which isn't an error.
                  <Button
                    {...button}
                    onClick={() => void navigator.share({ url: urlOf(present) }).catch(() => undefined)}
                  >
                    <LuShare2 size="16" aria-hidden="true" />
                    {t('link.share')}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-disabled={change.isPending}
                  onClick={() => !change.isPending && change.mutate(() => calls.endLink(id))}
                >
                  {t('link.end')}
                </Button>
              </>
            ) : (
              <Button
                {...button}
                aria-disabled={change.isPending}
                onClick={() => !change.isPending && change.mutate(() => calls.createLink(id))}
              >
                <LuLink size="16" aria-hidden="true" />
                {t('link.create')}
              </Button>
            )}
          </Flex>
        </>
      )}
      <chakra.p role="status" mt={news ? '2' : '0'} overflowWrap="anywhere">
        {link.isLoading ? t('common:loading') : news}
      </chakra.p>
    </chakra.details>
  );
}
