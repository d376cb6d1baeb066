import { Button, chakra } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';

interface MoreButtonProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage'>;
  label: string;
  busyLabel: string;
}

export function MoreButton({ list, label, busyLabel }: MoreButtonProps) {
  const end = useRef<HTMLDivElement>(null);
  const loadMore = async () => {
    if (list.isFetching) return;
    const { hasNextPage } = await list.fetchNextPage();
    // The button disappears after the last page, so focus moves to the end of the list.
    if (!hasNextPage) end.current?.focus();
  };
  return (
    <chakra.div ref={end} tabIndex={-1} mt="6">
      {list.hasNextPage && (
        <Button
          variant="outline"
          w={{ base: 'full', sm: 'auto' }}
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void loadMore()}
        >
          {list.isFetchingNextPage ? busyLabel : label}
        </Button>
      )}
    </chakra.div>
  );
}
