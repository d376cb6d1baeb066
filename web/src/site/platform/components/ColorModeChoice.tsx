import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMonitorSmartphone, LuMoon, LuSun } from 'react-icons/lu';
import { COLOR_MODES, setColorMode, useColorMode, type ColorMode } from '../../../shared/browser/colorMode';

const ICONS = { system: LuMonitorSmartphone, light: LuSun, dark: LuMoon } as const satisfies Record<
  ColorMode,
  unknown
>;

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    borderWidth: '0',
    // Hides the icons on the narrowest phones, so that the labels fit in one row.
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
    _hover: { textDecoration: 'underline' },
    // The radio button covers its label and draws the outline itself, so the label doesn't need `:has`.
    '& input': {
      position: 'absolute',
      inset: '0',
      appearance: 'none',
      borderRadius: 'inherit',
      cursor: 'pointer',
    },
    '& input:checked': { outline: '1.5px solid currentColor', outlineOffset: '-1.5px' },
    '& input:focus-visible': { outline: '3px solid currentColor', outlineOffset: '2px' },
  },
});

export function ColorModeChoice() {
  const { t } = useTranslation();
  const name = useId();
  const selected = useColorMode();
  return (
    <Group aria-label={t('colors.label')}>
      {COLOR_MODES.map((mode) => {
        const Icon = ICONS[mode];
        return (
          <Option key={mode}>
            <input type="radio" name={name} checked={mode === selected} onChange={() => setColorMode(mode)} />
            <Icon size="18" aria-hidden="true" />
            {t(`colors.${mode}`)}
          </Option>
        );
      })}
    </Group>
  );
}
