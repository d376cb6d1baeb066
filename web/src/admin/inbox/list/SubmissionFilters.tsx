import { NO_SERVICE } from '@perro-wisdom/domain/inbox/contact';
import { serviceName, type NamedService } from '@perro-wisdom/domain/inbox/services';
import { OTHER_SERVICE } from '@perro-wisdom/domain/inbox/contact.limits';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { FilterBar, type FilterChoice } from '../../platform/components/FilterBar';
import type { FilterChange } from '../../platform/data/useAddressFilter';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
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
  const services = serviceChoices(useNamedServices(), filter.service, locale);
  const state: FilterChoice = {
    label: t('filter.state'),
    value: filter.state,
    any: t('filter.anyState'),
    choices: INBOX_STATES.map((name) => [name, t(`filter.${name}`)]),
    onChange: (value) => onChange({ state: INBOX_STATES.find((name) => name === value) }),
  };
  const service: FilterChoice = {
    label: t('filter.service'),
    value: filter.service,
    any: t('filter.anyService'),
    choices: [...services, [NO_SERVICE, t('noService')]],
    onChange: (value) => onChange({ service: value }),
  };
  const language: FilterChoice = {
    label: t('filter.language'),
    value: filter.language,
    any: t('filter.anyLanguage'),
    choices: LOCALES.map((name) => [name, t(`mark.${name}`)]),
    onChange: (value) => onChange({ language: LOCALES.find((name) => name === value) }),
  };
  return (
    <FilterBar
      label={t('filter.label')}
      searchLabel={t('filter.search')}
      search={filter.search}
      onSearch={(search) => onChange({ search }, { replace: true })}
      choices={[...(isInboxState(filter.state) ? [state] : []), service, language]}
      onClear={onClear}
    />
  );
}
