import { chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { draftScreenPath } from '@app/domain/general/paths';
import type { PictureUse } from '@app/domain/pictures/library';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftName } from '../platform/i18n/useDraftName';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { Badge } from '../../shared/ui/Badge';
import { Row } from '../ui/Row';
import { TextLink } from '../ui/TextLink';

/** The maximum number of uses listed. */
const SHOWN = 20;

/** Returns a function that returns the name of the draft or page that uses a picture. */
function useUserName(): (use: PictureUse) => string {
  const { t } = useTranslation('adminPictures');
  const nameOf = useDraftName();
  const locale = useAdminLocale();
  return (use) => {
    const title = localize(use, 'title', locale);
    if (title !== '' || !use.draft || use.draft.kind === 'posts') return title || t('uses.untitled');
    return nameOf(use.draft.kind, use.draft.id);
  };
}

/**
 * Returns the path of the screen where the owner can edit the draft that uses a picture, or null if the
 * picture is used elsewhere.
 */
const screenOf = ({ draft }: PictureUse): string | null => draft && draftScreenPath(draft.kind, draft.id);

/** Lists the uses of a picture, with links to those that the owner can edit. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const { t } = useTranslation('adminPictures');
  const nameOf = useUserName();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight="semibold" mb="2">
        {t('uses.title')}
      </chakra.h3>
      {uses.length === 0 && <chakra.p textStyle="note">{t('uses.noneDetail')}</chakra.p>}
      <ul>
        {uses.slice(0, SHOWN).map((use, index) => {
          const title = nameOf(use);
          const screen = screenOf(use);
          return (
            <Row key={screen ?? index} minH="11">
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
            </Row>
          );
        })}
      </ul>
      {uses.length > SHOWN && (
        <chakra.p textStyle="note">{t('uses.others', { count: uses.length - SHOWN })}</chakra.p>
      )}
    </section>
  );
}
