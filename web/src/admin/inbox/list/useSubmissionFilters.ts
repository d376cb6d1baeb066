import { NO_SERVICE } from '@app/domain/inbox/contact';
import { serviceName, type NamedService } from '@app/domain/inbox/services';
import { OTHER_SERVICE } from '@app/domain/inbox/contact.limits';
import type { Locale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useFilterBar } from '../../platform/components/FilterBar';
import { useAdminLocale, useOwnLocales } from '../../platform/i18n/adminLanguage';
import { INBOX_CHOICES, placeOf, type useListFilter } from './list';
import { useNamedServices } from '../services';

/**
 * Returns the slugs and names of the services that messages can be filtered by. Includes former slugs,
 * because a message keeps the slug that its service had when the message was sent.
 */
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

export function useSubmissionFilters({ filter, changeFilter, setFilter }: ReturnType<typeof useListFilter>) {
  const { t } = useTranslation('adminContact');
  const languages = useOwnLocales();
  const services = serviceChoices(useNamedServices().services, filter.service, useAdminLocale());
  const away = placeOf(filter);
  const state = {
    label: t('filter.state'),
    value: filter.state,
    any: t('filter.inbox'),
    choices: INBOX_CHOICES.map((choice) => [choice, t(`filter.${choice}`)] as const),
    onChange: (value: string) => changeFilter({ state: INBOX_CHOICES.find((choice) => choice === value) }),
  };
  return useFilterBar({
    label: t('filter.label'),
    searchLabel: t('filter.search'),
    search: filter.search,
    onSearch: (search) => changeFilter({ search }, { replace: true }),
    choices: [
      ...(away ? [] : [state]),
      {
        label: t('filter.service'),
        value: filter.service,
        any: t('filter.anyService'),
        choices: [...services, [NO_SERVICE, t('noService')]],
        onChange: (service) => changeFilter({ service }),
      },
      {
        label: t('filter.language'),
        value: filter.language,
        any: t('filter.anyLanguage'),
        choices: languages.map((language) => [language, t(`mark.${language}`)]),
        onChange: (value) => changeFilter({ language: languages.find((each) => each === value) }),
      },
    ],
    onClear: () => setFilter({ search: filter.search, state: away ?? undefined }),
  });
}
