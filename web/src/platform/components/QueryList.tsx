import { chakra, Grid, type GridProps } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice';
import { Loading } from '../../ui/Skeleton';

interface QueryListProps<T> {
  query: UseQueryResult<T[]>;
  /** One placeholder, shown `skeletons` times in the list's own layout. */
  skeleton: ReactNode;
  skeletons: number;
  layout: GridProps;
  /** What to say when there is nothing. */
  empty: string;
  children: (items: T[]) => ReactNode;
}

/** A list in its four states: placeholders while it loads, an honest message when it cannot be had, a word when it is empty, the list. */
export function QueryList<T>(props: QueryListProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  // The button that is pressed goes away with the message: the focus stays where the list will be.
  const retry = () => {
    place.current?.focus();
    void props.query.refetch();
  };
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none">
      <State {...props} retry={retry} />
    </chakra.div>
  );
}

function State<T>({ query, skeleton, skeletons, layout, empty, children, retry }: QueryListProps<T> & { retry: () => void }) {
  const { t } = useTranslation();
  if (query.data) return query.data.length > 0 ? children(query.data) : <Notice title={empty} />;
  if (query.isError && !query.isFetching) {
    return (
      <Notice role="alert" title={t('load.failed')} action={{ label: t('retry'), onClick: retry }}>
        {t('load.failedDetail')}
      </Notice>
    );
  }
  return (
    <Loading label={t('loading')}>
      <Grid {...layout}>
        {Array.from({ length: skeletons }, (_, index) => (
          <Fragment key={index}>{skeleton}</Fragment>
        ))}
      </Grid>
    </Loading>
  );
}
