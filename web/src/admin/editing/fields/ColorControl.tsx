import { Button, Flex, Grid, Input, chakra } from '@chakra-ui/react';
import { colorsOf } from '@app/domain/content/brand';
import { brandColors, readableColor, type ChosenColors } from '@app/domain/content/brand-colors';
import { contrast } from '@app/domain/content/colors';
import { THEME_COLORS, type LightDark } from '@app/domain/content/theme-colors';
import type { FieldOf } from '@app/domain/fields/field';
import { REGION_TAGS } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Field } from '../../../shared/ui/Field';
import { useText } from '../session/useEditorSession';
import type { ControlProps } from './controls';

/** The site's default colors, used until the owner chooses others. */
const OWN = { accent: THEME_COLORS.accent.light, ground: THEME_COLORS.wall.light } as const;

/**
 * Edits a color with the browser's picker or as text. Previews the site in this color, and suggests the
 * nearest readable color if the contrast is too low.
 */
export function ColorControl(props: ControlProps<FieldOf<'color'>>) {
  const { name, label, value, onChange } = props;
  const { use } = props.field;
  const { t } = useTranslation('adminFields');
  const text = String(value);
  const chosen = colorsOf({ accentColor: useText('accentColor'), groundColor: useText('groundColor') });
  const proposed = chosen[use] === '' ? '' : readableColor(use, chosen);
  const change = (next: string) => onChange(next.trim().toUpperCase());
  return (
    <chakra.div>
      <Field {...props}>
        {(control) => (
          <Flex wrap="wrap" align="center" gap="2">
            <Input
              type="color"
              aria-label={t('color.pick', { field: label })}
              value={(chosen[use] || OWN[use]).toLowerCase()}
              onChange={({ target }) => change(target.value)}
              w="12"
              h="12"
              px="1"
              py="1"
              cursor="pointer"
            />
            <Input
              {...control}
              name={name}
              value={text}
              placeholder={OWN[use]}
              maxLength={7}
              autoCapitalize="characters"
              spellCheck={false}
              flex="1 1 7rem"
              maxW="40"
              onChange={({ target }) => change(target.value)}
            />
            {text !== '' && (
              <Button variant="ghost" size="sm" onClick={() => onChange('')}>
                {t('color.none')}
              </Button>
            )}
          </Flex>
        )}
      </Field>
      <chakra.div role="status">
        {proposed !== chosen[use] && (
          <Flex mt="3" wrap="wrap" align="center" gap="2" textStyle="small">
            <span>{t(`color.hardToRead_${use}`)}</span>
            <Button variant="outline" size="sm" onClick={() => onChange(proposed)}>
              <chakra.span
                w="4"
                h="4"
                borderRadius="full"
                borderWidth="1px"
                borderColor="border.control"
                style={{ background: proposed }}
              />
              {t('color.use', { color: proposed })}
            </Button>
          </Flex>
        )}
      </chakra.div>
      <Grid mt="3" gap="2" templateColumns="repeat(auto-fit, minmax(9rem, 1fr))">
        <Sample use={use} chosen={chosen} mode="light" />
        <Sample use={use} chosen={chosen} mode="dark" />
      </Grid>
    </chakra.div>
  );
}

interface SampleProps {
  use: keyof ChosenColors;
  chosen: ChosenColors;
  mode: keyof LightDark;
}

/** Previews part of the site in light or dark mode, and shows the contrast of its text. */
function Sample({ use, chosen, mode }: SampleProps) {
  const { t } = useTranslation('adminFields');
  const number = new Intl.NumberFormat(REGION_TAGS[useAdminLocale()], { maximumFractionDigits: 1 });
  const colors = brandColors(chosen);
  const [background, text] = use === 'accent' ? (['bg', 'accent.text'] as const) : (['wall', 'fg'] as const);
  const measured = contrast(colors[background][mode], colors[text][mode]);
  return (
    <chakra.div
      p="3"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border"
      textStyle="small"
      style={{ background: colors[background][mode], color: colors.fg[mode] }}
    >
      <p>{t(`color.${mode}`)}</p>
      <chakra.p fontFamily="heading" fontWeight="bold" fontSize="lg" style={{ color: colors[text][mode] }}>
        {t(`color.sample_${use}`)}
      </chakra.p>
      <chakra.span
        display="inline-block"
        my="2"
        px="4"
        py="1.5"
        borderRadius="full"
        fontWeight="semibold"
        style={{ background: colors.accent[mode], color: colors['accent.contrast'][mode] }}
      >
        {t('color.button')}
      </chakra.span>
      <p>{t('color.contrast', { ratio: number.format(measured) })}</p>
    </chakra.div>
  );
}
