import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { dialablePhone, displayPhone } from '@app/domain/content/facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconType } from 'react-icons';
import { LuClock, LuMail, LuMessageCircle, LuPhone } from 'react-icons/lu';
import { useClosures } from '../platform/content/useClosures';
import { useSite } from '../../shared/content/SiteContext';
import { useWhatsAppUrl } from '../platform/content/whatsApp';
import { EmailText } from '../../shared/ui/EmailText';

const DetailLink = chakra('a', {
  base: {
    display: 'inline-block',
    position: 'relative',
    color: 'accent.text',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    borderRadius: 'sm',
    // Enlarges the touch target without changing the layout.
    _after: { content: '""', position: 'absolute', insetX: '0', top: '-2', bottom: '-2' },
  },
});

const RoundIcon = chakra('span', {
  base: {
    position: 'absolute',
    left: '0',
    top: '1',
    display: 'grid',
    placeItems: 'center',
    w: '10',
    h: '10',
    color: 'fg',
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
  },
});

interface DetailProps extends HTMLChakraProps<'div'> {
  icon: IconType;
  label: string;
  children: ReactNode;
}

function Detail({ icon: Icon, label, children, ...rest }: DetailProps) {
  return (
    <chakra.div
      position="relative"
      display="flex"
      flexDirection="column"
      justifyContent="center"
      minH="11"
      pl="14"
      {...rest}
    >
      <chakra.dt textStyle="note">
        <RoundIcon aria-hidden="true">
          <Icon size="20" />
        </RoundIcon>
        {label}
      </chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}

export function ContactDetails() {
  const { t } = useTranslation(['contact', 'common']);
  const whatsApp = useWhatsAppUrl(t('common:whatsApp.text'));
  const {
    facts: { phone, email },
    hours,
  } = useSite();
  const closures = useClosures();
  return (
    <chakra.dl
      data-edit="facts/facts#phone"
      display="grid"
      columnGap="6"
      rowGap="6"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: '1fr' }}
    >
      {phone && (
        <Detail icon={LuPhone} label={t('details.phone')}>
          <DetailLink href={`tel:${dialablePhone(phone)}`}>{displayPhone(phone)}</DetailLink>
        </Detail>
      )}
      {whatsApp && (
        <Detail icon={LuMessageCircle} label="WhatsApp">
          <DetailLink href={whatsApp} rel="noopener">
            {t('common:whatsApp.link')}
          </DetailLink>
        </Detail>
      )}
      {email && (
        <Detail icon={LuMail} label={t('details.email')}>
          <DetailLink href={`mailto:${email}`}>
            <EmailText address={email} />
          </DetailLink>
        </Detail>
      )}
      {/* The hours are the longest of the three details, so they get their own row to fit on one line. */}
      {hours.length + closures.length > 0 && (
        <Detail
          icon={LuClock}
          label={t('details.hours')}
          gridColumn={{ md: '1 / -1', lg: 'auto' }}
          data-edit="facts/facts#hours"
        >
          {hours.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
          {closures.map((line) => (
            <chakra.span key={line} display="block" color="fg.muted">
              {line}
            </chakra.span>
          ))}
        </Detail>
      )}
    </chakra.dl>
  );
}
