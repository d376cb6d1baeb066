import { SimpleGrid, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { RadioCard } from '../../ui/RadioCard';

interface PublicationDateProps {
  /** The publication date that visitors see or last saw, in ISO 8601 format. */
  date: string;
  keepsDate: boolean;
  onChange: (keepsDate: boolean) => void;
}

/** Lets the owner choose whether a republished post keeps its date or gets the current one. */
export function PublicationDate({ date, keepsDate, onChange }: PublicationDateProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const name = useId();
  return (
    <chakra.fieldset data-field="publishedAt" borderWidth="0" minW="0" aria-describedby={`${name}-note`}>
      <chakra.legend fontWeight="semibold" mb="2">
        {t('date.label')}
      </chakra.legend>
      <SimpleGrid gap="3" columns={{ base: 1, sm: 2 }}>
        <RadioCard name={name} checked={keepsDate} onSelect={() => onChange(true)}>
          {t('date.keep')}
          <chakra.time dateTime={date} display="block" textStyle="note">
            {formatDateTime(date, locale)}
          </chakra.time>
        </RadioCard>
        <RadioCard name={name} checked={!keepsDate} onSelect={() => onChange(false)}>
          {t('date.today')}
        </RadioCard>
      </SimpleGrid>
      <chakra.p id={`${name}-note`} mt="2" textStyle="note">
        {t('date.note')}
      </chakra.p>
    </chakra.fieldset>
  );
}
