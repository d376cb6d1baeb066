import { ChakraProvider } from '@chakra-ui/react';
import { sampleService } from '@app/domain/content/kinds.fixture';
import type { Locale } from '@app/domain/general/locale';
import { HOME_SERVICES_LIMIT } from '@app/domain/content/services';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../shared/data/queryClient';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { NO_SITE } from '../../../shared/content/site';
import { getSystem } from '../../../shared/ui/theme';
import { serviceSummariesQuery, servicesQuery } from './data';
import { ServiceCards } from './ServiceCards';
import { ServiceList } from './ServiceList';

afterEach(cleanup);

const services = [
  sampleService('a', {
    slug: 'a',
    titleEn: 'Puppies',
    titleEs: 'Cachorros',
    priceEn: 'from $60',
    priceEs: 'desde $60',
    lessonsEn: 'Five of an hour',
    lessonsEs: 'Cinco de una hora',
    locationEn: 'At your home',
    locationEs: 'En tu casa',
  }),
  sampleService('b', { slug: 'b', titleEn: 'Shows', titleEs: 'Exhibición' }),
];

async function show(locale: Locale, content: ReactNode): Promise<string[]> {
  const client = createQueryClient();
  client.setQueryData(servicesQuery(locale).queryKey, services);
  client.setQueryData(serviceSummariesQuery(HOME_SERVICES_LIMIT, locale).queryKey, services);
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={createTranslations(locale, await loadTexts(locale), NO_SITE)}>
          <MemoryRouter initialEntries={[`/${locale}/services`]}>{content}</MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return [...document.querySelectorAll('li, article')].map(({ textContent }) => textContent);
}

it('the services page shows the details of each service, without empty rows', async () => {
  await show('es', <ServiceList />);
  const [puppies, shows] = [...document.querySelectorAll('article')].map((article) =>
    [...article.querySelectorAll('dl > div')].map(({ children: [name, value] }) => [
      name?.textContent,
      value?.textContent,
    ]),
  );
  expect(puppies).toEqual([
    ['Precio', 'desde $60'],
    ['Clases', 'Cinco de una hora'],
    ['Dónde', 'En tu casa'],
  ]);
  expect(shows).toEqual([]);
});

it.each([
  ['a service card on the home page', <ServiceCards key="cards" />],
  ['the services page', <ServiceList key="list" />],
])("%s shows the price, if there is one, in the page's language", async (_where, content) => {
  const [puppies, shows] = await show('es', content);
  expect(puppies).toContain('desde $60');
  expect(shows).not.toContain('$');
  cleanup();
  expect((await show('en', content))[0]).toContain('from $60');
});
