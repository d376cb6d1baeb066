import { Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import type { ListKind, ContentKind } from '@perro-wisdom/domain/content/kinds';
import { localize } from '@perro-wisdom/domain/general/locale';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LuArrowDown,
  LuArrowLeft,
  LuArrowUp,
  LuEye,
  LuEyeOff,
  LuInbox,
  LuPlus,
  LuTrash2,
  LuUndo2,
} from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useErrorText } from '../platform/i18n/useErrorText';
import { Picture } from '../../shared/pictures/Picture';
import { Card } from '../../shared/ui/Card';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { showToast } from '../../shared/ui/toast';
import { DeletePiece } from './DeletePiece';
import {
  NEW_PIECE,
  pieceCalls,
  piecePath,
  useListChanged,
  useLiveChanged,
  usePieces,
  useReorder,
} from './pieces';
import { PieceStatus } from './PieceStatus';
import { UnsavedPieces } from './UnsavedPieces';

export const ServicesListPage = () => <ListPage kind="services" />;
export const TestimonialsListPage = () => <ListPage kind="testimonials" />;

/** The services or testimonials in the order in which visitors see them. */
function ListPage({ kind }: { kind: ListKind }) {
  const { t } = useTranslation(['adminContent', 'common']);
  const query = usePieces(kind);
  const all = query.data ?? [];
  const pieces = all.filter(({ deletedAt }) => deletedAt === null);
  const deleted = all.filter(({ deletedAt }) => deletedAt !== null);
  return (
    <AdminPage
      title={t(`kind.${kind}`)}
      intro={t('list.intro')}
      back={
        <chakra.a
          asChild
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="11"
          color="fg.muted"
          textDecoration="none"
        >
          <Link to={ADMIN_PAGES.content}>
            <LuArrowLeft size="18" aria-hidden="true" />
            {t('title')}
          </Link>
        </chakra.a>
      }
      actions={
        <>
          {kind === 'testimonials' && (
            <LinkButton to={ADMIN_PAGES.testimonialSubmissions} variant="outline" size="sm">
              <LuInbox size="18" aria-hidden="true" />
              {t('received')}
            </LinkButton>
          )}
          <LinkButton to={piecePath(kind, NEW_PIECE)} size="sm">
            <LuPlus size="18" aria-hidden="true" />
            {t(`new.${kind}`)}
          </LinkButton>
        </>
      }
    >
      <UnsavedPieces />
      {query.isPending && <LoadingRows label={t('common:loading')} />}
      {query.isError && <LoadFailed title={t('load.failed')} query={query} />}
      {query.data && pieces.length === 0 && <Notice title={t(`empty.${kind}`)}>{t('empty.detail')}</Notice>}
      {pieces.length > 0 && <Pieces kind={kind} pieces={pieces} />}
      {deleted.length > 0 && (
        <chakra.details mt="8">
          <DetailsSummary>{t('bin', { count: deleted.length })}</DetailsSummary>
          <chakra.p color="fg.muted" textStyle="small" mb="3">
            {t('bin.detail', { days: BIN_DAYS })}
          </chakra.p>
          <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
            {deleted.map((piece) => (
              <BinnedPiece key={piece.id} kind={kind} piece={piece} />
            ))}
          </chakra.ul>
        </chakra.details>
      )}
    </AdminPage>
  );
}

function Pieces({ kind, pieces }: { kind: ListKind; pieces: readonly DraftSummary<ContentKind>[] }) {
  const { t } = useTranslation('adminContent');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const reorder = useReorder(kind);
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');

  function move(from: number, to: number): void {
    const piece = pieces[from];
    if (!piece || to < 0 || to >= pieces.length) return;
    const ids = pieces.map(({ id }) => id).filter((id) => id !== piece.id);
    ids.splice(to, 0, piece.id);
    setNews(
      t('item.moved', {
        name: localize(piece, 'title', locale) || t('untitled'),
        place: to + 1,
        count: pieces.length,
      }),
    );
    reorder.mutate(ids, {
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('order.failed'), description: errorText(error) }),
    });
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-piece="${piece.id}"] [data-move="${to < from ? 'up' : 'down'}"]`)
        ?.focus(),
    );
  }

  return (
    <>
      <chakra.ol ref={list} listStyleType="none" display="flex" flexDirection="column" gap="3">
        {pieces.map((piece, index) => (
          <PieceRow
            key={piece.id}
            kind={kind}
            piece={piece}
            isFirst={index === 0}
            isLast={index === pieces.length - 1}
            onMove={(steps) => move(index, index + steps)}
          />
        ))}
      </chakra.ol>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

/** Narrow enough for the buttons of a row on the narrowest phones. */
const action = { variant: 'ghost', size: 'sm', px: { base: '3', sm: '4' } } as const;

interface PieceRowProps {
  kind: ListKind;
  piece: DraftSummary<ContentKind>;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: number) => void;
}

function PieceRow({ kind, piece, isFirst, isLast, onMove }: PieceRowProps) {
  const { t } = useTranslation('adminContent');
  const locale = useAdminLocale();
  const title = localize(piece, 'title', locale) || t('untitled');
  const moveButton = { type: 'button', variant: 'ghost', size: 'sm', px: '0', w: '11' } as const;
  return (
    <Card
      as="li"
      data-piece={piece.id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: '6rem minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="3"
      alignItems="center"
      p="4"
    >
      <chakra.div hideBelow="sm" aspectRatio="4/3" borderRadius="md" overflow="hidden" bg="bg.subtle">
        {piece.image !== '' && <Picture src={piece.image} alt="" sizes="6rem" />}
      </chakra.div>
      <chakra.div minW="0">
        <chakra.h2 textStyle="h3" overflowWrap="anywhere" mb="2">
          <chakra.a asChild color="inherit" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
            <Link to={piecePath(kind, piece.id)}>{title}</Link>
          </chakra.a>
        </chakra.h2>
        <PieceStatus piece={piece} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column">
        <Button
          {...moveButton}
          data-move="up"
          aria-label={t('item.up', { name: title })}
          aria-disabled={isFirst}
          {...(isFirst && { opacity: '0.4' })}
          onClick={() => !isFirst && onMove(-1)}
        >
          <LuArrowUp size="18" aria-hidden="true" />
        </Button>
        <Button
          {...moveButton}
          data-move="down"
          aria-label={t('item.down', { name: title })}
          aria-disabled={isLast}
          {...(isLast && { opacity: '0.4' })}
          onClick={() => !isLast && onMove(1)}
        >
          <LuArrowDown size="18" aria-hidden="true" />
        </Button>
      </chakra.div>
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="1" ml="-3">
        <LinkButton to={piecePath(kind, piece.id)} {...action} aria-label={t('edit.of', { title })}>
          {t('edit')}
        </LinkButton>
        <Visibility kind={kind} piece={piece} title={title} />
        <DeletePiece
          kind={kind}
          id={piece.id}
          title={title}
          isLive={piece.publishedAt !== null}
          {...action}
        />
      </chakra.div>
    </Card>
  );
}

/** Shows a piece to visitors, or hides it. */
function Visibility({
  kind,
  piece,
  title,
}: {
  kind: ListKind;
  piece: DraftSummary<ContentKind>;
  title: string;
}) {
  const { t } = useTranslation('adminContent');
  const errorText = useErrorText();
  const liveChanged = useLiveChanged(kind);
  const listChanged = useListChanged(kind);
  const { publish, unpublish } = pieceCalls(kind);
  const isLive = piece.publishedAt !== null;
  const change = useMutation({
    mutationFn: () => (isLive ? unpublish(piece) : publish(piece)),
    onSuccess: () => {
      liveChanged();
      showToast({ title: t(isLive ? 'hide.done' : 'show.done') });
    },
    onError: (error) => {
      listChanged();
      showToast({
        variant: 'destructive',
        title: t(isLive ? 'hide.failed' : 'show.failed'),
        description: errorText(error),
      });
    },
  });
  const Icon = isLive ? LuEyeOff : LuEye;
  return (
    <Button
      type="button"
      {...action}
      aria-label={t(isLive ? 'hide.of' : 'show.of', { title })}
      aria-disabled={change.isPending}
      onClick={() => !change.isPending && change.mutate()}
    >
      <Icon size="18" aria-hidden="true" />
      {t(isLive ? 'hide' : 'show')}
    </Button>
  );
}

function BinnedPiece({ kind, piece }: { kind: ListKind; piece: DraftSummary<ContentKind> }) {
  const { t } = useTranslation('adminContent');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const listChanged = useListChanged(kind);
  const { takeFromBin, deletePermanently } = pieceCalls(kind);
  const [isConfirming, setIsConfirming] = useState(false);
  const title = localize(piece, 'title', locale) || t('untitled');
  const change = useMutation({
    mutationFn: (isDeletion: boolean): Promise<unknown> =>
      isDeletion ? deletePermanently(piece.id) : takeFromBin(piece.id),
    onSuccess: (_answer, isDeletion) => {
      listChanged();
      showToast({ title: t(isDeletion ? 'bin.deleted' : 'delete.undone') });
    },
    onError: (error) =>
      showToast({ variant: 'destructive', title: t('bin.failed'), description: errorText(error) }),
    onSettled: () => setIsConfirming(false),
  });
  return (
    <Card
      as="li"
      flexDirection="row"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      p="4"
    >
      <chakra.span fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" gap="1">
        <Button
          type="button"
          {...action}
          aria-label={t('bin.putBackOf', { title })}
          onClick={() => !change.isPending && change.mutate(false)}
        >
          <LuUndo2 size="18" aria-hidden="true" />
          {t('bin.putBack')}
        </Button>
        <Button
          type="button"
          {...action}
          aria-label={t('bin.deleteForGoodOf', { title })}
          onClick={() => setIsConfirming(true)}
        >
          <LuTrash2 size="18" aria-hidden="true" />
          {t('bin.deleteForGood')}
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={isConfirming}
        title={t('bin.question')}
        confirmLabel={t('bin.deleteForGood')}
        cancelLabel={t('delete.keep')}
        busy={change.isPending}
        onConfirm={() => !change.isPending && change.mutate(true)}
        onCancel={() => setIsConfirming(false)}
      >
        {t('bin.questionDetail', { title })}
      </ConfirmDialog>
    </Card>
  );
}
