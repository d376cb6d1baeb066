import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import { focusTitle } from '../../../shared/browser/focus';
import { useErrorText } from '../i18n/useErrorText';

export interface LoadFailedProps {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Details to show instead of the error's message. */
  children?: ReactNode;
}

/** An error notice with a retry button, shown when data for the owner's area could not be loaded. */
export function LoadFailed({ title, query: { error, isFetching, refetch }, children }: LoadFailedProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const retry = () => {
    if (isFetching) return;
    // The focused button disappears together with this notice.
    focusTitle();
    refetch();
  };
  return (
    <Notice
      role="alert"
      mb="6"
      _last={{ mb: '0' }}
      title={title}
      action={{ label: t(isFetching ? 'retrying' : 'retry'), onClick: retry, busy: isFetching }}
    >
      {children ?? (error && errorText(error))}
    </Notice>
  );
}
