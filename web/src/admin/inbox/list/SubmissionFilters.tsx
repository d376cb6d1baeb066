import { Button, chakra } from '@chakra-ui/react';
import { NO_SERVICE } from '@perro-wisdom/domain/inbox/contact';
import { serviceName, type NamedService } from '@perro-wisdom/domain/inbox/services';
import { OTHER_SERVICE } from '@perro-wisdom/domain/inbox/contact.limits';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../platform/components/SearchField';
import type { FilterChange } from '../../platform/data/useAddressFilter';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { DetailsSummary } from '../../../shared/ui/DetailsSummary';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { useIsWide } from '../../ui/useIsWide';
import { isInboxState, type ShownFilter } from './list';
import { useNamedServices } from '../services';

/** The states that can be chosen in the inbox; the archive, spam and the bin are views of their own. */
const INBOX_STATES = ['new', 'read', 'answered', 'all'] as const;

interface SubmissionFiltersProps {
  filter: ShownFilter;
  onChange: (change: FilterChange<ShownFilter>, options?: { replace: boolean }) => void;
  onClear: () => void;
}

/** Returns the services by which messages can be found, with their names. Messages keep the slug that the service had when they were written. */
function serviceChoices(
  services: readonly NamedService[],
  chosen: string | undefined,
  locale: Locale,
): [slug: string, label: string][] {
  const present = services.map(({ slug }) => slug);
  const former = services.flatMap(({ formerSlugs }) => formerSlugs).filter((slug) => !present.includes(slug));
  const known = [...present, ...former, OTHER_SERVICE];
  const gone = chosen !== undefined && chosen !== NO_SERVICE && !known.includes(chosen) ? [chosen] : [];
  return [...known, ...gone].map((slug) => {
    const name = serviceName(slug, services, locale);
    return [slug, former.includes(slug) ? `${name} (${slug})` : name];
  });
}

/** The fields that search and filter the messages. */
export function SubmissionFilters({ filter, onChange, onClear }: SubmissionFiltersProps) {
  const { t } = useTranslation('adminContact');
  const locale = useAdminLocale();
  const choices = serviceChoices(useNamedServices(), filter.service, locale);
  const isWide = useIsWide();
  const inInbox = isInboxState(filter.state);
  const count = [inInbox && filter.state, filter.service, filter.language].filter(Boolean).length;

  const selects = (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: `repeat(${inInbox ? 3 : 2}, minmax(0, 1fr))` }}
    >
      {inInbox && (
        <Field label={t('filter.state')}>
          {({ id }) => (
            <Select
              id={id}
              value={filter.state ?? ''}
              onChange={({ target }) =>
                onChange({ state: INBOX_STATES.find((state) => state === target.value) })
              }
            >
              <option value="">{t('filter.anyState')}</option>
              {INBOX_STATES.map((state) => (
                <option key={state} value={state}>
                  {t(`filter.${state}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('filter.service')}>
        {({ id }) => (
          <Select
            id={id}
            value={filter.service ?? ''}
            onChange={({ target }) => onChange({ service: target.value })}
          >
            <option value="">{t('filter.anyService')}</option>
            {choices.map(([slug, label]) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
            <option value={NO_SERVICE}>{t('noService')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('filter.language')}>
        {({ id }) => (
          <Select
            id={id}
            value={filter.language ?? ''}
            onChange={({ target }) =>
              onChange({ language: LOCALES.find((locale) => locale === target.value) })
            }
          >
            <option value="">{t('filter.anyLanguage')}</option>
            {LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {t(`mark.${locale}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </chakra.div>
  );

  return (
    <chakra.section
      role="search"
      aria-label={t('filter.label')}
      mb="6"
      display="flex"
      flexDirection="column"
      gap={{ base: '2', lg: '4' }}
    >
      <SearchField
        label={t('filter.search')}
        value={filter.search ?? ''}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      {isWide ? (
        selects
      ) : (
        <chakra.details>
          <DetailsSummary>{count === 0 ? t('filter.show') : t('filter.showCount', { count })}</DetailsSummary>
          <chakra.div mt="2">{selects}</chakra.div>
        </chakra.details>
      )}
      {count > 0 && (
        <chakra.div>
          <Button variant="ghost" size="sm" ml="-4" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
