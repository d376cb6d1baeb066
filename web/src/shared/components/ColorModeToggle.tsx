import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuMoon, LuSun } from 'react-icons/lu';
import { toggleColorMode, useIsDark } from '../browser/colorMode';

export function ColorModeToggle() {
  const { t } = useTranslation();
  const isDark = useIsDark();
  const Icon = isDark ? LuSun : LuMoon;
  const label = t(isDark ? 'colors.toLight' : 'colors.toDark');
  return (
    <Button variant="ghost" size="sm" p="0" aria-label={label} title={label} onClick={toggleColorMode}>
      <Icon size="20" aria-hidden="true" />
    </Button>
  );
}
