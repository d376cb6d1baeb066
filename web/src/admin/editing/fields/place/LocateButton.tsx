import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuLocateFixed } from 'react-icons/lu';
import { showToast } from '../../../../shared/ui/toast';
import { surroundings, type Coordinates } from './coordinates';

const LOCATE_OPTIONS: PositionOptions = { timeout: 20_000, maximumAge: 600_000 };

export function LocateButton({ onFound }: { onFound: (coordinates: Coordinates) => void }) {
  const { t } = useTranslation('adminFields');
  const [isLocating, setIsLocating] = useState(false);

  function locate(): void {
    if (isLocating) return;
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false);
        onFound(surroundings(coords));
      },
      () => {
        setIsLocating(false);
        showToast({ variant: 'destructive', title: t('place.failed'), description: t('place.failedDetail') });
      },
      LOCATE_OPTIONS,
    );
  }

  return (
    <Button variant="outline" size="sm" mt="3" aria-disabled={isLocating} onClick={locate}>
      <LuLocateFixed size="18" aria-hidden="true" />
      {t(isLocating ? 'place.locating' : 'place.locate')}
    </Button>
  );
}
