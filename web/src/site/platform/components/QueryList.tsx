import { chakra, Grid } from '@chakra-ui/react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardBody } from '../../../shared/ui/Card';
import { Notice } from '../../../shared/ui/Notice';
import { Loading, PictureSkeleton, Skeleton, TextSkeleton } from '../../../shared/ui/Skeleton';

interface QueryListProps<T> {
  query: { data: T[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What to show instead of an empty list: a message, or a complete notice. */
  empty: string | ReactElement;
  children: (items: T[]) => ReactNode;
}

/** A list in one of four states: loading, failed (with a retry button), empty, or loaded. */
export function QueryList<T>({ query, empty, children }: QueryListProps<T>) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears along with the error message, so the list's container gets focus.
    container.current?.focus();
    void query.refetch();
  };
  const content = () => {
    if (query.data && query.data.length > 0) return children(query.data);
    if (query.data) return typeof empty === 'string' ? <Notice title={empty} /> : empty;
    if (query.isError && !query.isFetching) {
      return (
        <Notice role="alert" title={t('load.failed')} action={{ label: t('retry'), onClick: retry }}>
          {t('load.failedDetail')}
        </Notice>
      );
    }
    return (
      <Loading label={t('loading')}>
        <Grid gap="6" templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}>
          {[1, 2, 3].map((number) => (
            <Card key={number}>
              <PictureSkeleton aspectRatio="16/9" />
              <CardBody>
                <Skeleton h="6" w="60%" />
                <TextSkeleton lines={4} />
              </CardBody>
            </Card>
          ))}
        </Grid>
      </Loading>
    );
  };
  return (
    <chakra.div ref={container} tabIndex={-1} outline="none">
      {content()}
    </chakra.div>
  );
}
