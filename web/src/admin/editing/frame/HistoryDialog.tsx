import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { Button, chakra } from '@chakra-ui/react';
import { localize, type Locale } from '@perro-wisdom/domain/general/locale';
import { VERSIONS_KEPT } from '@perro-wisdom/domain/drafts/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../platform/components/LoadFailed';
import { ApiError } from '../../../shared/data/api';
import { ownerKey } from '../../platform/data/usePagedList';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { LanguageChoice } from '../../platform/i18n/LanguageChoice';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Bar } from '../../ui/Bar';
import { ConfirmDialog, Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { LoadingRows } from '../../../shared/ui/Skeleton';
import { showToast } from '../../../shared/ui/toast';
import { useIsWide } from '../../ui/useIsWide';
import type { VersionSummary } from '@perro-wisdom/domain/drafts/drafts';
import type { WordOf } from '../session/definition';
import { DialogHeader } from './DialogHeader';
import { MarkedText } from './MarkedText';
import { diffTexts, shortened } from '../session/textDifference';
import { useEditor } from '../session/useEditorSession';

/** A field in which two states of a document differ. */
interface FieldDifference {
  /** Its name without the language. */
  label: string;
  /** Null for a field that both languages share. */
  locale: Locale | null;
  then: string;
  now: string;
  isHtml?: boolean;
}

/** Returns the fields in which a version and the working copy differ. */
export type CompareVersions<Fields> = (then: Fields, now: Fields, wordOf: WordOf) => FieldDifference[];

export interface HistoryDialogProps {
  copy: Draft;
  compare: CompareVersions<unknown>;
  open: boolean;
  onClose: () => void;
  /** Called with the working copy after a version was restored into it. */
  onRestored: (copy: Draft) => void;
}

const CHANGED_ELSEWHERE = 412;

/** The published versions of a document: compared side by side with the working copy, and restored into it. */
export function HistoryDialog({ open, onClose, ...rest }: HistoryDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} size="large" aria-labelledby={titleId}>
      <History titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

type HistoryProps = Omit<HistoryDialogProps, 'open'> & { titleId: string };

function History({ titleId, copy, compare, onClose, onRestored }: HistoryProps) {
  const { t } = useTranslation(['adminEditor', 'common']);
  const { session, calls } = useEditor();
  const path = calls.pathOf(copy.id, 'versions');
  const versions = useQuery({
    queryKey: ownerKey(path),
    queryFn: () => calls.readVersions(copy.id),
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <chakra.div display="flex" flexDirection="column" minH="full">
      <DialogHeader titleId={titleId} title={t('history.title')} closeLabel={t('close')} onClose={onClose} />
      {versions.data && versions.data.length > 0 ? (
        <Comparison
          copy={copy}
          compare={compare}
          versions={versions.data}
          onClose={onClose}
          onRestored={onRestored}
        />
      ) : (
        <chakra.div p={{ base: '5', md: '8' }}>
          {versions.isPending && <LoadingRows label={t('common:loading')} />}
          {versions.isError && <LoadFailed title={t('history.failed')} query={versions} />}
          {versions.data && (
            <Notice title={t('history.empty')}>
              {t(`history.emptyDetail.${session.definition.subject}`)}
            </Notice>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Restores a version. The toast that reports it can save the former fields again. */
function useRestoration({
  copy,
  onClose,
  onRestored,
}: Pick<HistoryProps, 'copy' | 'onClose' | 'onRestored'>) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const { session, calls, onListChanged } = useEditor();
  const { requestOf, valuesOf, subject } = session.definition;
  const reasonOf = (error: Error): string =>
    error instanceof ApiError && error.status === CHANGED_ELSEWHERE
      ? t(`changedElsewhere.${subject}`)
      : errorText(error);
  const reportFailure = (title: string) => (error: Error) =>
    showToast({ variant: 'destructive', title, description: reasonOf(error) });

  const undo = useMutation({
    mutationFn: (restored: Draft) => calls.save(restored, requestOf(valuesOf(copy)), crypto.randomUUID()),
    onSuccess: (former) => {
      showToast({ title: t('history.undone') });
      onListChanged();
      onRestored(former);
    },
    onError: reportFailure(t('history.undoFailed')),
  });
  return useMutation({
    mutationFn: (version: VersionSummary) => calls.restoreVersion(copy, version.number),
    onSuccess: (restored, version) => {
      showToast({
        title: t('history.restored', { time: formatDateTime(version.savedAt, locale) }),
        action: { label: t('history.undo'), onClick: () => undo.mutate(restored) },
      });
      onListChanged();
      onRestored(restored);
      onClose();
    },
    onError: (error) => {
      // The toast is below the dialog.
      onClose();
      reportFailure(t('history.restoreFailed'))(error);
    },
  });
}

function Comparison({
  copy,
  compare,
  versions,
  onClose,
  onRestored,
}: Omit<HistoryProps, 'titleId'> & { versions: readonly VersionSummary[] }) {
  const { t } = useTranslation(['adminEditor', 'common']);
  const locale = useAdminLocale();
  const { calls, wordOf } = useEditor();
  // The newest version is what visitors read: without changes since, it is the same as the working copy.
  const initial = copy.hasChanges || versions.length === 1 ? versions[0] : versions[1];
  const [number, setNumber] = useState(initial?.number ?? 0);
  const [isConfirming, setIsConfirming] = useState(false);
  const version = useQuery({
    queryKey: ownerKey(calls.pathOf(copy.id, 'versions', String(number))),
    queryFn: () => calls.readVersion(copy.id, number),
    gcTime: 0,
  });
  const chosen = versions.find((candidate) => candidate.number === number);
  const restoration = useRestoration({ copy, onClose, onRestored });
  const differences = useMemo(
    () => (version.data ? compare(version.data.fields, fieldsOf(copy), wordOf) : null),
    [compare, version.data, copy, wordOf],
  );
  const canRestore = chosen !== undefined && differences !== null && differences.length > 0;

  return (
    <>
      <chakra.div flex="1" p={{ base: '5', md: '8' }} display="flex" flexDirection="column" gap="6">
        <chakra.p color="fg.muted">{t('history.intro', { count: VERSIONS_KEPT })}</chakra.p>
        <Field label={t('history.version')}>
          {({ id }) => (
            <Select id={id} value={number} onChange={({ target }) => setNumber(Number(target.value))}>
              {versions.map((candidate) => (
                <option key={candidate.number} value={candidate.number}>
                  {[formatDateTime(candidate.savedAt, locale), titleOf(candidate, locale)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {version.isPending && <LoadingRows label={t('common:loading')} rows={2} />}
        {version.isError && <LoadFailed title={t('history.failed')} query={version} />}
        {version.data && differences && <Differences key={number} differences={differences} />}
      </chakra.div>
      <Bar
        position="sticky"
        bottom="0"
        flexWrap="wrap"
        px={{ base: '5', md: '8' }}
        bg="bg.card"
        borderTopWidth="1px"
      >
        <chakra.p role="status" textStyle="small" color="fg.muted">
          {differences && differences.length > 0 && t('history.differences', { count: differences.length })}
        </chakra.p>
        <Button
          size="sm"
          ml="auto"
          aria-disabled={!canRestore}
          onClick={() => canRestore && setIsConfirming(true)}
        >
          {t('history.restore')}
        </Button>
      </Bar>
      <ConfirmDialog
        open={isConfirming && chosen !== undefined}
        title={t('history.question')}
        confirmLabel={t('history.restore')}
        cancelLabel={t('history.cancel')}
        busy={restoration.isPending}
        onConfirm={() => chosen && !restoration.isPending && restoration.mutate(chosen)}
        onCancel={() => setIsConfirming(false)}
      >
        {chosen && t('history.questionDetail', { time: formatDateTime(chosen.savedAt, locale) })}
      </ConfirmDialog>
    </>
  );
}

const titleOf = (version: VersionSummary, locale: Locale): string => localize(version, 'title', locale);

/** The fields of a draft as the server has sent them. */
const fieldsOf = (copy: Draft): unknown => Reflect.get(copy, 'fields');

/** The fields that differ; on a phone those of one language, and those that both languages share. */
function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  const { t } = useTranslation('adminEditor');
  const isWide = useIsWide();
  const adminLocale = useAdminLocale();
  const [locale, setLocale] = useState<Locale>(adminLocale);
  if (differences.length === 0) return <Notice title={t('history.same')} />;
  const shown = differences.filter(
    (difference) => isWide || difference.locale === null || difference.locale === locale,
  );
  return (
    <>
      {!isWide && (
        <chakra.div>
          <LanguageChoice label={t('history.language')} value={locale} onChange={setLocale} />
        </chakra.div>
      )}
      {shown.length === 0 && <chakra.p>{t('history.sameIn')}</chakra.p>}
      {shown.map((difference) => (
        <FieldComparison key={`${difference.label} ${difference.locale ?? ''}`} difference={difference} />
      ))}
    </>
  );
}

function FieldComparison({
  difference: { label, locale, then, now, isHtml },
}: {
  difference: FieldDifference;
}) {
  const { t } = useTranslation('adminEditor');
  const id = useId();
  const parts = useMemo(() => diffTexts(now, then), [now, then]);
  const field = useEditor().labelOf(label);
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} textStyle="h3" mb="3">
        {locale ? t('field.in', { field, language: t(`language.${locale}`) }) : field}
      </chakra.h3>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {(
          [
            ['theirs', t('history.then')],
            ['mine', t('history.now')],
          ] as const
        ).map(([side, heading]) => (
          <chakra.div
            key={side}
            borderWidth="1px"
            borderColor="border"
            borderRadius="md"
            px="4"
            py="3"
            minW="0"
          >
            <chakra.h4 fontWeight="semibold">{heading}</chakra.h4>
            <chakra.div
              lang={locale ?? undefined}
              mt="1"
              textStyle="small"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              fontFamily={isHtml ? 'monospace' : undefined}
            >
              <MarkedText parts={shortened(parts[side])} empty={t('history.emptyText')} />
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
    </section>
  );
}
