import { Grid, chakra } from '@chakra-ui/react';
import { dialablePhone, displayPhone, SOCIAL_NETWORKS } from '@perro-wisdom/domain/content/facts';
import { pagePath, type Page } from '@perro-wisdom/domain/general/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ColorModeChoice } from '../platform/components/ColorModeChoice';
import { useLocale } from '../../shared/i18n/useLocale';
import { useOpeningHours } from '../platform/content/useOpeningHours';
import { useSite } from '../../shared/content/SiteContext';
import { useWhatsAppUrl } from '../platform/content/whatsApp';
import { PageWidth } from '../../shared/ui/Section';
import { Logo } from './Logo';

const SITE_PAGES = ['about', 'blog', 'testimonials', 'contact'] as const satisfies readonly Page[];

const NETWORK_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const;

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
  const { facts, services } = useSite();
  const { phone, email } = facts;
  const networks = SOCIAL_NETWORKS.filter((network) => facts[network] !== '');
  const whatsApp = useWhatsAppUrl(t('whatsApp.text'));
  const hasContact =
    phone !== '' || email !== '' || whatsApp !== null || networks.length > 0 || hours.length > 0;
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
        <Grid
          gap="10"
          templateColumns={{ base: '1fr', sm: '1fr 1fr', md: 'auto auto auto', lg: '1fr auto auto auto' }}
        >
          <chakra.div data-edit="facts/facts" gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
            <Logo />
            <chakra.p
              mt="3"
              maxW={{ base: '24rem', lg: '18rem' }}
              textWrap="balance"
              color="fg.invertedMuted"
            >
              {t('footer.tagline')}
            </chakra.p>
          </chakra.div>
          {services.length > 0 && (
            <Column title={t('footer.services')}>
              {services.map(({ slug, title }) => item(`${pagePath('services', locale)}#${slug}`, title))}
            </Column>
          )}
          <Column title={t('footer.site')}>
            {SITE_PAGES.map((page) => item(pagePath(page, locale), t(`nav.${page}`)))}
          </Column>
          {hasContact && (
            <Column title={t('footer.contact')}>
              {phone && (
                <chakra.li listStyleType="none">
                  <FooterLink href={`tel:${dialablePhone(phone)}`}>{displayPhone(phone)}</FooterLink>
                </chakra.li>
              )}
              {email && (
                <chakra.li listStyleType="none">
                  <FooterLink href={`mailto:${email}`}>{email}</FooterLink>
                </chakra.li>
              )}
              {whatsApp && (
                <chakra.li listStyleType="none">
                  <FooterLink href={whatsApp} rel="noopener">
                    {t('whatsApp.link')}
                  </FooterLink>
                </chakra.li>
              )}
              {networks.map((network) => (
                <chakra.li key={network} listStyleType="none">
                  <FooterLink href={facts[network]} rel="noopener">
                    {NETWORK_NAMES[network]}
                  </FooterLink>
                </chakra.li>
              ))}
              {hours.map((line) => (
                <chakra.li
                  key={line}
                  listStyleType="none"
                  color="fg.invertedMuted"
                  pt="2"
                  maxW="16rem"
                  textWrap="balance"
                >
                  {line}
                </chakra.li>
              ))}
            </Column>
          )}
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
          <chakra.p
            w={{ base: 'full', lg: 'auto' }}
            order={{ lg: '-1' }}
            color="fg.invertedMuted"
            textWrap="balance"
          >
            {t('footer.rights')}
          </chakra.p>
        </chakra.div>
      </PageWidth>
    </chakra.footer>
  );
}
