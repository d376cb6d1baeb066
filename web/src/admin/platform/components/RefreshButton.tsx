import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuRefreshCw } from 'react-icons/lu';

interface RefreshButtonProps {
  busy: boolean;
  onRefresh: () => void;
}

/** A button that reloads a screen's data, because most screens don't refresh themselves while open. */
export function RefreshButton({ busy, onRefresh }: RefreshButtonProps) {
  const { t } = useTranslation('admin');
  const label = t(busy ? 'refreshing' : 'refresh');
  return (
    <Button
      variant="outline"
      size="sm"
      px={{ base: '3', sm: '4' }}
      aria-label={label}
      aria-disabled={busy}
      onClick={() => !busy && onRefresh()}
    >
      <LuRefreshCw size="18" aria-hidden="true" />
      <chakra.span hideBelow="sm">{label}</chakra.span>
    </Button>
  );
}
