import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMonitorSmartphone, LuMoon, LuSun } from 'react-icons/lu';
import { COLOR_MODES, setColorMode, useColorMode, type ColorMode } from './colorMode';

const ICONS = { system: LuMonitorSmartphone, light: LuSun, dark: LuMoon } as const satisfies Record<ColorMode, unknown>;

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    borderWidth: '0',
    // On the narrowest phones the words alone fit in one row.
    '@media (max-width: 22.4rem)': { '& svg': { display: 'none' } },
  },
});

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    borderRadius: 'full',
    fontFamily: 'heading',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'inherit',
    opacity: '0.85',
    cursor: 'pointer',
    _hover: { opacity: '1' },
    '&:has(:checked)': { opacity: '1', outline: '1.5px solid currentColor', outlineOffset: '-1.5px' },
    '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: '2px' },
    // The choice itself covers its label: seen by nobody, reached by everybody.
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  },
});

/** Light, dark, or as the system is: all three in sight. */
export function ColorModeChoice() {
  const { t } = useTranslation();
  const name = useId();
  const chosen = useColorMode();
  return (
    <Group aria-label={t('colors.label')}>
      {COLOR_MODES.map((mode) => {
        const Icon = ICONS[mode];
        return (
          <Option key={mode}>
            <input type="radio" name={name} checked={mode === chosen} onChange={() => setColorMode(mode)} />
            <Icon size="18" aria-hidden="true" />
            {t(`colors.${mode}`)}
          </Option>
        );
      })}
    </Group>
  );
}
