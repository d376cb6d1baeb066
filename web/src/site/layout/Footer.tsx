import { Flex, Grid, chakra } from '@chakra-ui/react';
import { dialablePhone, displayPhone, SOCIAL_NETWORKS } from '@app/domain/content/facts';
import { LEGAL_PAGES, ownPagePath, pagePath, type Page } from '@app/domain/general/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ColorModeChoice } from '../platform/components/ColorModeChoice';
import { useLocale } from '../../shared/i18n/useLocale';
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
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: 'snug',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
});

interface ColumnProps {
  title: string;
  /** Whether the column takes up the full width on a phone, with its links side by side. */
  isWide?: boolean;
  children: ReactNode;
}

function Column({ title, isWide = false, children }: ColumnProps) {
  return (
    <chakra.div minW="0" {...(isWide && { gridColumn: { base: '1 / -1', md: 'auto' } })}>
      <chakra.h2 textStyle="eyebrow" color="fg.invertedMuted" mb={{ base: '1', md: '2' }}>
        {title}
      </chakra.h2>
      <chakra.ul
        {...(isWide && {
          display: { base: 'flex', md: 'block' },
          flexWrap: 'wrap',
          columnGap: '6',
        })}
      >
        {children}
      </chakra.ul>
    </chakra.div>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { facts, services: all, ownPages, hours } = useSite();
  const services = all.filter(({ isListed }) => isListed);
  const { phone, email } = facts;
  const whatsApp = useWhatsAppUrl(t('whatsApp.text')) ?? '';
  const contacts = [
    [phone && `tel:${dialablePhone(phone)}`, displayPhone(phone)],
    [whatsApp, t('whatsApp.link')],
    [email && `mailto:${email}`, email],
    ...SOCIAL_NETWORKS.map((network) => [facts[network], NETWORK_NAMES[network]] as const),
  ].filter(([href]) => href !== '');
  const item = (to: string, text: string) => (
    <li key={to}>
      <FooterLink asChild>
        <Link to={to}>{text}</Link>
      </FooterLink>
    </li>
  );
  return (
    <chakra.footer
      bg="bg.inverted"
      color="fg.inverted"
      pt={{ base: '10', md: '16' }}
      pb={{ base: '6', md: '8' }}
      css={{ '& :focus-visible': { outlineColor: 'fg.inverted' } }}
    >
      <PageWidth>
        <Grid
          columnGap={{ base: '6', md: '10' }}
          rowGap={{ base: '6', md: '10' }}
          templateColumns={{
            base: 'minmax(0, 1fr) auto',
            md: 'auto auto auto',
            lg: '1fr auto auto auto',
          }}
        >
          <chakra.div data-edit="facts/facts#tagline" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
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
            {ownPages
              .filter(({ place }) => place === 'footer')
              .map(({ slug, title }) => item(ownPagePath(slug, locale), title))}
            {LEGAL_PAGES.map((page) => item(pagePath(page, locale), t(`footer.${page}`)))}
          </Column>
          {contacts.length + hours.length > 0 && (
            <Column title={t('footer.contact')} isWide>
              {contacts.map(([href, text]) => (
                <li key={href}>
                  <FooterLink href={href} rel="noopener">
                    {text}
                  </FooterLink>
                </li>
              ))}
              {hours.map((line) => (
                <chakra.li
                  key={line}
                  color="fg.invertedMuted"
                  pt={{ md: '2' }}
                  w={{ base: 'full', md: 'auto' }}
                  maxW={{ md: '16rem' }}
                  textWrap="balance"
                >
                  {line}
                </chakra.li>
              ))}
            </Column>
          )}
        </Grid>
        <Flex
          mt={{ base: '5', md: '12' }}
          pt={{ base: '3', md: '4' }}
          borderTopWidth="1px"
          borderColor="border.inverted"
          wrap="wrap"
          align="center"
          justify="space-between"
          columnGap="6"
          rowGap={{ base: '1', md: '2' }}
          textStyle="small"
        >
          <ColorModeChoice />
          <chakra.p
            w={{ base: 'full', lg: 'auto' }}
            order={{ lg: '-1' }}
            color="fg.invertedMuted"
            textWrap="balance"
          >
            {t('footer.rights')}
          </chakra.p>
        </Flex>
      </PageWidth>
    </chakra.footer>
  );
}
