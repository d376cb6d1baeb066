import { Flex, Textarea, chakra } from '@chakra-ui/react';
import { ALT_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import type { PictureDetails } from '@app/domain/pictures/library';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLocales } from '../../platform/i18n/siteLanguages';
import { Field } from '../../../shared/ui/Field';
import { Switch } from '../../../shared/ui/Switch';

interface DetailsFieldsProps {
  details: PictureDetails;
  onChange: (changes: Partial<PictureDetails>) => void;
  /** Shown when the owner tries to continue without describing the picture. */
  error?: string | undefined;
}

const FIELDS = {
  en: { name: 'altEn', label: 'details.inEn', example: 'details.altPlaceholderEn' },
  es: { name: 'altEs', label: 'details.inEs', example: 'details.altPlaceholderEs' },
} as const;

/**
 * Asks for a picture's description in each language of the site, starting with the owner's language. The
 * owner can mark the picture as purely decorative instead.
 */
export function DetailsFields({ details, onChange, error }: DetailsFieldsProps) {
  const { t } = useTranslation('adminPictures');
  const languages = useSiteLocales();
  const id = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={`${id}-note`}>
      <chakra.legend fontWeight="semibold">{t('details.alt')}</chakra.legend>
      <chakra.p id={`${id}-note`} textStyle="note" mb="3">
        {details.isDecorative ? t('details.decorativeNote') : t('details.altNote')}
      </chakra.p>
      {!details.isDecorative && (
        <Flex direction="column" gap="3" mb="2">
          {languages.map((locale, index) => {
            const { name, label, example } = FIELDS[locale];
            const isLast = index === languages.length - 1;
            return (
              <Field
                key={name}
                label={t(label)}
                error={index === 0 ? error : undefined}
                {...(isLast && index > 0 && { note: t('details.onlyOne') })}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    name={name}
                    lang={locale}
                    rows={2}
                    maxLength={ALT_MAX_LENGTH}
                    placeholder={t(example)}
                    value={details[name]}
                    onChange={({ target }) => onChange({ [name]: target.value })}
                  />
                )}
              </Field>
            );
          })}
        </Flex>
      )}
      <Switch
        name="isDecorative"
        checked={details.isDecorative}
        onChange={({ target }) => onChange({ isDecorative: target.checked })}
      >
        {t('details.decorative')}
      </Switch>
    </chakra.fieldset>
  );
}
