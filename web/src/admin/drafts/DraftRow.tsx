import { Button, chakra } from '@chakra-ui/react';
import { localize, otherLocale } from '@perro-wisdom/domain/general/locale';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { LuArrowDown, LuArrowUp, LuExternalLink } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { Picture } from '../../shared/pictures/Picture';
import { Card } from '../../shared/ui/Card';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { BinActions } from './BinActions';
import { editorPath, livePath } from './data';
import { DeleteDraft } from './DeleteDraft';
import { DraftStatus } from './DraftStatus';
import { ROW_ACTION } from './rowAction';
import { Visibility } from './Visibility';

/** The place of a draft in a list that the owner orders. */
export interface Place {
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: number) => void;
}

interface DraftRowProps {
  draft: DraftSummary;
  /** Null in a list that the owner does not order. */
  place: Place | null;
  /** Called when it has left the list. */
  onGone: () => void;
}

export function DraftRow({ draft, place, onGone }: DraftRowProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const { kind, id, image, imageFocus, deletedAt } = draft;
  const title = localize(draft, 'title', locale) || t('untitled');
  const column = place ? ' auto' : '';
  return (
    <Card
      as="li"
      data-draft={id}
      display="grid"
      gridTemplateColumns={{
        base: `minmax(0, 1fr)${column}`,
        sm: `9rem minmax(0, 1fr)${column}`,
        xl: `9rem minmax(0, 1fr)${column} auto`,
      }}
      columnGap={{ base: '4', sm: '5' }}
      rowGap="3"
      alignItems="center"
      p="4"
    >
      <chakra.div
        hideBelow="sm"
        gridRow={{ sm: 'span 2', xl: 'auto' }}
        aspectRatio="3/2"
        borderRadius="md"
        overflow="hidden"
        bg="bg.subtle"
      >
        {image && <Picture src={image} alt="" sizes="9rem" focus={imageFocus} />}
      </chakra.div>
      <chakra.div minW="0">
        <Titles draft={draft} />
        <chakra.div mt="2" textStyle="small">
          <DraftStatus draft={draft} />
        </chakra.div>
        <Details draft={draft} />
      </chakra.div>
      {place && <Moves title={title} {...place} />}
      <chakra.div
        gridColumn={{ base: '1 / -1', sm: '2 / -1', xl: 'auto' }}
        display="flex"
        flexWrap="wrap"
        gap="1"
        ml={{ base: '-3', sm: '-4', xl: '0' }}
      >
        {deletedAt === null ? (
          <>
            <LinkButton to={editorPath(kind, id)} {...ROW_ACTION} aria-label={t('edit.of', { title })}>
              {t('edit')}
            </LinkButton>
            {kind === 'posts' && draft.publishedAt !== null && (
              <LinkButton to={livePath(draft, locale)} {...ROW_ACTION} aria-label={t('view.of', { title })}>
                <LuExternalLink size="18" aria-hidden="true" />
                {t('view')}
              </LinkButton>
            )}
            {place && <Visibility draft={draft} title={title} />}
            <DeleteDraft draft={draft} title={title} onDeleted={onGone} {...ROW_ACTION} />
          </>
        ) : (
          <BinActions draft={draft} title={title} onGone={onGone} />
        )}
      </chakra.div>
    </Card>
  );
}

/** The title in the language of the owner's area, and below it in the other one. */
function Titles({ draft: { kind, id, titleEn, titleEs, deletedAt } }: { draft: DraftSummary }) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const translation = otherLocale(locale);
  const [own, other] = locale === 'es' ? [titleEs, titleEn] : [titleEn, titleEs];
  const title = own || other || t('untitled');
  return (
    <>
      <chakra.h2
        textStyle="h3"
        overflowWrap="anywhere"
        lang={own === '' && other !== '' ? translation : undefined}
      >
        {deletedAt === null ? (
          <chakra.a asChild color="inherit" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
            <Link to={editorPath(kind, id)}>{title}</Link>
          </chakra.a>
        ) : (
          title
        )}
      </chakra.h2>
      {own !== '' && other !== '' && own !== other && (
        <chakra.p textStyle="small" color="fg.muted" lang={translation} overflowWrap="anywhere">
          {other}
        </chakra.p>
      )}
    </>
  );
}

/** The category of a post, and when a draft was deleted, published or saved. */
function Details({ draft }: { draft: DraftSummary }) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const { hasChanges, deletedAt } = draft;
  const category = localize(draft, 'category', locale);
  const publishedAt = hasChanges ? null : draft.publishedAt;
  const savedAt = draft.updatedAt ?? '';
  return (
    <chakra.p mt="2" display="flex" flexWrap="wrap" columnGap="3" textStyle="small" color="fg.muted">
      {category && <span>{category}</span>}
      <time dateTime={deletedAt ?? publishedAt ?? savedAt}>
        {deletedAt !== null
          ? t('deleted', { time: formatDateTime(deletedAt, locale) })
          : publishedAt !== null
            ? formatDateTime(publishedAt, locale)
            : t('saved', { time: formatDateTime(savedAt, locale) })}
      </time>
    </chakra.p>
  );
}

function Moves({ title, isFirst, isLast, onMove }: Place & { title: string }) {
  const { t } = useTranslation('adminDrafts');
  const moves = [
    { to: 'up', steps: -1, Icon: LuArrowUp, isOff: isFirst },
    { to: 'down', steps: 1, Icon: LuArrowDown, isOff: isLast },
  ] as const;
  return (
    <chakra.div display="flex" flexDirection="column">
      {moves.map(({ to, steps, Icon, isOff }) => (
        <Button
          key={to}
          type="button"
          variant="ghost"
          size="sm"
          px="0"
          w="11"
          data-move={to}
          aria-label={t(`order.${to}`, { name: title })}
          aria-disabled={isOff}
          {...(isOff && { opacity: '0.4' })}
          onClick={() => !isOff && onMove(steps)}
        >
          <Icon size="18" aria-hidden="true" />
        </Button>
      ))}
    </chakra.div>
  );
}
