import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuMoon, LuSun } from 'react-icons/lu';
import { toggleColorMode, useIsDark } from '../browser/colorMode';

/** Light or dark, by one press. */
export function ColorModeToggle() {
  const { t } = useTranslation();
  const dark = useIsDark();
  const Icon = dark ? LuSun : LuMoon;
  const label = t(dark ? 'colors.toLight' : 'colors.toDark');
  return (
    <Button variant="ghost" size="sm" p="0" aria-label={label} title={label} onClick={toggleColorMode}>
      <Icon size="20" aria-hidden="true" />
    </Button>
  );
}
