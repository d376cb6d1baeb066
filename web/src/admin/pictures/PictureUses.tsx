import { chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { EDITABLE_PAGES } from '@app/domain/content/pages';
import { draftScreenPath } from '@app/domain/general/paths';
import type { PictureUse } from '@app/domain/pictures/library';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { Badge } from '../../shared/ui/Badge';
import { TextLink } from '../ui/TextLink';

/** How many places are named. */
const SHOWN = 20;

/** Returns a function that names what uses a picture. */
function useUserName(): (use: PictureUse) => string {
  const { t } = useTranslation('adminPictures');
  const { t: contentText } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  return (use) => {
    const title = localize(use, 'title', locale);
    if (title !== '' || !use.draft || use.draft.kind === 'posts') return title || t('uses.untitled');
    const { kind, id } = use.draft;
    const page = EDITABLE_PAGES.find((each) => each === id);
    return kind === 'pages' && page ? contentText(`page.${page}`) : contentText(`kind.${kind}`);
  };
}

/** Returns the screen where the owner edits what uses a picture; null for what she does not edit. */
const screenOf = ({ draft }: PictureUse): string | null => draft && draftScreenPath(draft.kind, draft.id);

/** Where a picture is used; what the owner can edit is linked. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const { t } = useTranslation('adminPictures');
  const nameOf = useUserName();
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
      <ul>
        {uses.slice(0, SHOWN).map((use, index) => {
          const title = nameOf(use);
          const screen = screenOf(use);
          return (
            <chakra.li
              key={screen ?? index}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              minH="11"
              borderTopWidth="1px"
              borderColor="border"
            >
              {screen === null ? (
                <span>{title}</span>
              ) : (
                <TextLink to={screen} minW="0" overflowWrap="anywhere">
                  {title}
                </TextLink>
              )}
              <Badge tone={use.where === 'live' ? 'good' : 'quiet'}>
                {screen === null ? t('uses.site') : t(`uses.${use.where}`)}
              </Badge>
            </chakra.li>
          );
        })}
      </ul>
      {uses.length > SHOWN && (
        <chakra.p textStyle="small" color="fg.muted">
          {t('uses.others', { count: uses.length - SHOWN })}
        </chakra.p>
      )}
    </section>
  );
}
