import { VERSIONS_KEPT, type Draft, type VersionSummary } from '@perro-wisdom/domain/drafts/drafts';
import { Button, chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../platform/components/LoadFailed';
import { ownerKey } from '../../platform/data/usePagedList';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { Bar } from '../../ui/Bar';
import { ConfirmDialog, Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { LoadingRows } from '../../../shared/ui/Skeleton';
import { useWords } from '../fields/words';
import { draftCalls } from '../session/draftCalls';
import { useSession } from '../session/useEditorSession';
import { DialogHeader } from './DialogHeader';
import { useRestoration } from './useRestoration';
import { VersionDifferences } from './VersionDifferences';

export interface HistoryDialogProps {
  draft: Draft;
  open: boolean;
  onClose: () => void;
  /** Called with the draft after a version was restored into it. */
  onChanged: (draft: Draft) => void;
}

/** The published versions of a draft: compared side by side with the draft, and restored into it. */
export function HistoryDialog({ open, onClose, ...rest }: HistoryDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} size="large" aria-labelledby={titleId}>
      <History titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

type HistoryProps = Omit<HistoryDialogProps, 'open'> & { titleId: string };

function History({ titleId, draft, onClose, onChanged }: HistoryProps) {
  const { t } = useTranslation(['adminEditor', 'common']);
  const { kind, subject: context } = useSession().definition;
  const calls = draftCalls(kind);
  const path = calls.pathOf(draft.id, 'versions');
  const versions = useQuery({
    queryKey: ownerKey(path),
    queryFn: () => calls.readVersions(draft.id),
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <chakra.div display="flex" flexDirection="column" minH="full">
      <DialogHeader titleId={titleId} title={t('history.title')} closeLabel={t('close')} onClose={onClose} />
      {versions.data && versions.data.length > 0 ? (
        <Comparison draft={draft} versions={versions.data} onClose={onClose} onChanged={onChanged} />
      ) : (
        <chakra.div p={{ base: '5', md: '8' }}>
          {versions.isPending && <LoadingRows label={t('common:loading')} />}
          {versions.isError && <LoadFailed title={t('history.failed')} query={versions} />}
          {versions.data && (
            <Notice title={t('history.empty')}>{t('history.emptyDetail', { context })}</Notice>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function Comparison({
  draft,
  versions,
  onClose,
  onChanged,
}: Omit<HistoryProps, 'titleId'> & { versions: readonly VersionSummary[] }) {
  const { t } = useTranslation(['adminEditor', 'common']);
  const locale = useAdminLocale();
  const { kind, fieldSet, compare } = useSession().definition;
  const calls = draftCalls(kind);
  const wordOf = useWords(fieldSet);
  // The newest version is what visitors read: without changes since, it is the same as the draft.
  const initial = draft.hasChanges || versions.length === 1 ? versions[0] : versions[1];
  const [number, setNumber] = useState(initial?.number ?? 0);
  const [isConfirming, setIsConfirming] = useState(false);
  const version = useQuery({
    queryKey: ownerKey(calls.pathOf(draft.id, 'versions', String(number))),
    queryFn: () => calls.readVersion(draft.id, number),
    gcTime: 0,
  });
  const chosen = versions.find((candidate) => candidate.number === number);
  const restoration = useRestoration({ draft, onClose, onChanged });
  const differences = useMemo(
    () => (version.data ? compare(version.data.fields, draft.fields, wordOf) : null),
    [compare, version.data, draft, wordOf],
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
                  {[formatDateTime(candidate.savedAt, locale), localize(candidate, 'title', locale)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {version.isPending && <LoadingRows label={t('common:loading')} rows={2} />}
        {version.isError && <LoadFailed title={t('history.failed')} query={version} />}
        {version.data && differences && <VersionDifferences key={number} differences={differences} />}
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
