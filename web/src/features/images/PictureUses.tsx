import { chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/locale';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import type { PictureUse } from '@perro-wisdom/domain/pictures';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Badge } from '../../ui/Badge';

/** How many places are named. */
const SHOWN = 20;

/** Where a picture is used; posts are linked. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const { t } = useTranslation('adminPictures');
  const locale = useAdminLocale();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight="semibold" mb="2">
        {t('uses.title')}
      </chakra.h3>
      {uses.length === 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          {t('uses.noneDetail')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none">
        {uses.slice(0, SHOWN).map((use, index) => {
          const title = localize(use, 'title', locale) || t('uses.untitled');
          return (
            <chakra.li key={use.postId ?? index} display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="11" borderTopWidth="1px" borderColor="border">
              {use.postId === null ? (
                <span>{title}</span>
              ) : (
                <chakra.a asChild display="flex" alignItems="center" minH="11" minW="0" overflowWrap="anywhere" textDecoration="underline" color="inherit">
                  <Link to={`${ADMIN_PAGES.blog}?post=${encodeURIComponent(use.postId)}`}>{title}</Link>
                </chakra.a>
              )}
              <Badge tone={use.where === 'live' ? 'good' : 'quiet'}>{use.postId === null ? t('uses.site') : t(`uses.${use.where}`)}</Badge>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {uses.length > SHOWN && (
        <chakra.p textStyle="small" color="fg.muted">
          {t('uses.others', { count: uses.length - SHOWN })}
        </chakra.p>
      )}
    </section>
  );
}
