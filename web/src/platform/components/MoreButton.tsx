import { Button, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { usePagedList } from '../data/usePagedList';

interface MoreButtonProps {
  list: Pick<ReturnType<typeof usePagedList>, 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage'>;
  label: string;
  busyLabel: string;
}

/** Reads the next page of a long list, as long as there is one. */
export function MoreButton({ list, label, busyLabel }: MoreButtonProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = async () => {
    if (list.isFetching) return;
    const { hasNextPage } = await list.fetchNextPage();
    // The button goes away with the last page: the focus stays at the list's end.
    if (!hasNextPage) end.current?.focus();
  };
  return (
    <chakra.div ref={end} tabIndex={-1} mt="6">
      {list.hasNextPage && (
        <Button variant="outline" w={{ base: 'full', sm: 'auto' }} aria-disabled={list.isFetchingNextPage} onClick={() => void more()}>
          {list.isFetchingNextPage ? busyLabel : label}
        </Button>
      )}
    </chakra.div>
  );
}
