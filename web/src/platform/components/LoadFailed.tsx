import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice';
import { focusTitle } from '../browser/focus';

interface LoadFailedProps {
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** Says that something of the owner's could not be loaded, and loads it on request. */
export function LoadFailed({ title, query: { isFetching, refetch }, children }: LoadFailedProps) {
  const { t } = useTranslation();
  const retry = () => {
    if (isFetching) return;
    // The button that is pressed goes away with this.
    focusTitle();
    refetch();
  };
  return (
    <Notice
      role="alert"
      mb="6"
      title={title}
      action={{ label: t(isFetching ? 'retrying' : 'retry'), onClick: retry, busy: isFetching }}
    >
      {children}
    </Notice>
  );
}
