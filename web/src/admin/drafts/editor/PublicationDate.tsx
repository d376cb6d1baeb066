import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { RadioCard } from '../../ui/RadioCard';

interface PublicationDateProps {
  /** ISO 8601. */
  publishedAt: string;
  keepsDate: boolean;
  onChange: (keepsDate: boolean) => void;
}

/** A choice between keeping the publication date of a public post on the next save and replacing it by the current date. */
export function PublicationDate({ publishedAt, keepsDate, onChange }: PublicationDateProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const name = useId();
  return (
    <chakra.fieldset borderWidth="0" minW="0" aria-describedby={`${name}-note`}>
      <chakra.legend fontWeight="semibold" mb="2">
        {t('date.label')}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <RadioCard name={name} checked={keepsDate} onSelect={() => onChange(true)}>
          {t('date.keep')}
          <chakra.time dateTime={publishedAt} display="block" textStyle="small" color="fg.muted">
            {formatDateTime(publishedAt, locale)}
          </chakra.time>
        </RadioCard>
        <RadioCard name={name} checked={!keepsDate} onSelect={() => onChange(false)}>
          {t('date.today')}
        </RadioCard>
      </chakra.div>
      <chakra.p id={`${name}-note`} mt="2" textStyle="small" color="fg.muted">
        {t('date.note')}
      </chakra.p>
    </chakra.fieldset>
  );
}
