import { Grid, chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import { pagePath, type Page } from '@perro-wisdom/domain/paths';
import { FOOTER_SERVICE_SLUGS } from '@perro-wisdom/domain/services';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ColorModeChoice } from '../../platform/components/ColorModeChoice';
import { useLocale } from '../../platform/i18n/useLocale';
import { useOpeningHours } from '../../platform/i18n/useOpeningHours';
import { PageWidth } from '../../ui/Section';
import { Logo } from './Logo';

const SITE_PAGES = ['about', 'blog', 'testimonials', 'contact'] as const satisfies readonly Page[];

const FooterLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    minW: '11',
    color: 'fg.inverted',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
});

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.h2 textStyle="eyebrow" color="fg.invertedMuted" mb="2">
        {title}
      </chakra.h2>
      <ul>{children}</ul>
    </div>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const locale = useLocale();
  const hours = useOpeningHours();
  const item = (to: string, text: string) => (
    <chakra.li key={to} listStyleType="none">
      <FooterLink asChild>
        <Link to={to}>{text}</Link>
      </FooterLink>
    </chakra.li>
  );
  return (
    <chakra.footer
      bg="bg.inverted"
      color="fg.inverted"
      pt={{ base: '12', md: '16' }}
      pb="8"
      css={{ '& :focus-visible': { outlineColor: 'fg.inverted' } }}
    >
      <PageWidth>
        <Grid gap="10" templateColumns={{ base: '1fr', sm: '1fr 1fr', md: 'auto auto auto', lg: '1fr auto auto auto' }}>
          <chakra.div gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
            <Logo />
            <chakra.p mt="3" maxW={{ base: '24rem', lg: '18rem' }} textWrap="balance" color="fg.invertedMuted">
              {t('footer.tagline')}
            </chakra.p>
          </chakra.div>
          <Column title={t('footer.services')}>
            {FOOTER_SERVICE_SLUGS.map((slug) => item(`${pagePath('services', locale)}#${slug}`, t(`service.${slug}`)))}
          </Column>
          <Column title={t('footer.site')}>{SITE_PAGES.map((page) => item(pagePath(page, locale), t(`nav.${page}`)))}</Column>
          <Column title={t('footer.contact')}>
            <chakra.li listStyleType="none">
              <FooterLink href={`tel:${business.phone}`}>{business.phoneDisplay}</FooterLink>
            </chakra.li>
            <chakra.li listStyleType="none">
              <FooterLink href={`mailto:${business.email}`}>{business.email}</FooterLink>
            </chakra.li>
            <chakra.li listStyleType="none">
              <FooterLink href={business.instagramUrl} rel="noopener">
                Instagram
              </FooterLink>
            </chakra.li>
            <chakra.li listStyleType="none" color="fg.invertedMuted" pt="2" maxW="16rem" textWrap="balance">
              {hours}
            </chakra.li>
          </Column>
        </Grid>
        <chakra.div
          mt="12"
          pt="4"
          borderTopWidth="1px"
          borderColor="border.inverted"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
          rowGap="2"
          textStyle="small"
        >
          <ColorModeChoice />
          <chakra.ul display="flex" gap="6" order={{ lg: '1' }}>
            {item(pagePath('privacy', locale), t('footer.privacy'))}
            {item(pagePath('terms', locale), t('footer.terms'))}
          </chakra.ul>
          <chakra.p w={{ base: 'full', lg: 'auto' }} order={{ lg: '-1' }} color="fg.invertedMuted" textWrap="balance">
            {t('footer.rights')}
          </chakra.p>
        </chakra.div>
      </PageWidth>
    </chakra.footer>
  );
}
