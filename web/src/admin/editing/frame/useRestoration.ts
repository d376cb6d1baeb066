import type { Draft, VersionSummary } from '@app/domain/drafts/drafts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../shared/ui/toast';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { draftCalls } from '../session/draftCalls';
import { isChangedElsewhere } from '../../platform/data/failures';
import { useSession } from '../session/useEditorSession';

interface RestorationOptions {
  draft: Draft;
  onClose: () => void;
  /** Called with the draft after a version was restored into it, and after that was undone. */
  onChanged: (draft: Draft) => void;
}

/** Restores a version. The toast that reports it can save the former fields again. */
export function useRestoration({ draft, onClose, onChanged }: RestorationOptions) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const { kind, requestOf, valuesOf, subject: context } = useSession().definition;
  const calls = draftCalls(kind);
  const reasonOf = (error: Error): string =>
    isChangedElsewhere(error) ? t('changedElsewhere', { context }) : errorText(error);
  const reportFailure = (title: string) => (error: Error) =>
    showToast({ variant: 'destructive', title, description: reasonOf(error) });

  const undo = useMutation({
    mutationFn: (restored: Draft) => calls.save(restored, requestOf(valuesOf(draft)), crypto.randomUUID()),
    onSuccess: (former) => {
      showToast({ title: t('history.undone') });
      onChanged(former);
    },
    onError: reportFailure(t('history.undoFailed')),
  });
  return useMutation({
    mutationFn: (version: VersionSummary) => calls.restoreVersion(draft, version.number),
    onSuccess: (restored, version) => {
      showToast({
        title: t('history.restored', { time: formatDateTime(version.savedAt, locale) }),
        action: { label: t('history.undo'), onClick: () => undo.mutate(restored) },
      });
      onChanged(restored);
      onClose();
    },
    onError: (error) => {
      // The toast is below the dialog.
      onClose();
      reportFailure(t('history.restoreFailed'))(error);
    },
  });
}
