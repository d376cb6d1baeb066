import { VERSIONS_KEPT, type Draft, type VersionSummary } from '@app/domain/drafts/drafts';
import { Button, Flex, chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unloaded } from '../../platform/components/Unloaded';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime, TIME_ZONE_PLACE } from '../../platform/i18n/dateTime';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { Options, Select } from '../../../shared/ui/Select';
import { useQuestion } from '../../ui/useQuestion';
import { useSession } from '../session/useEditorSession';
import { DialogFooter, DialogHeader } from './DialogBars';
import { VersionDifferences } from './VersionDifferences';

interface HistoryProps {
  draft: Draft;
  onClose: () => void;
  /** Restores a version into the draft and closes the dialog. */
  onRestore: (version: VersionSummary) => Promise<void>;
}

/**
 * Shows a draft's published versions in a large dialog. The owner can compare each version with the draft and
 * restore it.
 */
export function History({ draft, onClose, onRestore }: HistoryProps) {
  const { t } = useTranslation('adminEditor');
  const { kind, subject: context } = useSession().definition;
  const versions = useQuery({
    ...ownerQuery('GET /api/admin/drafts/{kind}/{id}/versions', { params: { kind, id: draft.id } }),
    gcTime: 0,
  });
  return (
    <Flex direction="column" minH="full">
      <DialogHeader title={t('history.title')} closeLabel={t('close')} onClose={onClose} />
      {versions.data && versions.data.length > 0 ? (
        <Comparison draft={draft} versions={versions.data} onRestore={onRestore} />
      ) : (
        <chakra.div p={{ base: '5', md: '8' }}>
          <Unloaded query={versions} failed={t('history.failed')} />
          {versions.data && (
            <Notice title={t('history.empty')}>{t('history.emptyDetail', { context })}</Notice>
          )}
        </chakra.div>
      )}
    </Flex>
  );
}

interface ComparisonProps extends Pick<HistoryProps, 'draft' | 'onRestore'> {
  versions: readonly VersionSummary[];
}

function Comparison({ draft, versions, onRestore }: ComparisonProps) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const { kind, compare } = useSession().definition;
  // The newest version is the published one. If the draft hasn't changed since it was published, the previous
  // version is selected instead.
  const initial = draft.hasChanges || versions.length === 1 ? versions[0] : versions[1];
  const [number, setNumber] = useState(initial?.number ?? 0);
  const { ask, question } = useQuestion();
  const version = useQuery({
    ...ownerQuery('GET /api/admin/drafts/{kind}/{id}/versions/{number}', {
      params: { kind, id: draft.id, number: String(number) },
    }),
    gcTime: 0,
  });
  const chosen = versions.find((candidate) => candidate.number === number);
  const differences = useMemo(
    () => (version.data ? compare(version.data.fields, draft.fields) : null),
    [compare, version.data, draft],
  );
  const canRestore = chosen !== undefined && differences !== null && differences.length > 0;

  const askToRestore = (restored: VersionSummary) =>
    ask({
      title: t('history.question'),
      detail: t('history.questionDetail', { time: formatDateTime(restored.savedAt, locale) }),
      confirmLabel: t('history.restore'),
      cancelLabel: t('history.cancel'),
      onConfirm: () => onRestore(restored),
    });

  return (
    <>
      <Flex direction="column" flex="1" p={{ base: '5', md: '8' }} gap="6">
        <chakra.p color="fg.muted">
          {t('history.intro', { count: VERSIONS_KEPT, place: TIME_ZONE_PLACE })}
        </chakra.p>
        <Field label={t('history.version')}>
          {({ id }) => (
            <Select id={id} value={number} onChange={({ target }) => setNumber(Number(target.value))}>
              <Options
                of={versions.map((candidate) => [
                  candidate.number,
                  [
                    // Distinguishes versions that were published in the same minute.
                    t('history.number', { number: candidate.number }),
                    formatDateTime(candidate.savedAt, locale),
                    localize(candidate, 'title', locale),
                  ]
                    .filter((part) => part !== '')
                    .join(' · '),
                ])}
              />
            </Select>
          )}
        </Field>
        <Unloaded query={version} failed={t('history.failed')} rows={2} />
        {version.data && differences && <VersionDifferences key={number} differences={differences} />}
      </Flex>
      <DialogFooter>
        <chakra.p role="status" textStyle="note">
          {differences && differences.length > 0 && t('history.differences', { count: differences.length })}
        </chakra.p>
        <Button
          size="sm"
          ml="auto"
          aria-disabled={!canRestore}
          onClick={() => canRestore && askToRestore(chosen)}
        >
          {t('history.restore')}
        </Button>
      </DialogFooter>
      {question}
    </>
  );
}
