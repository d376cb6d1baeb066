import { Button, HStack, chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconType } from 'react-icons';
import { FaFacebookF, FaWhatsapp, FaXTwitter } from 'react-icons/fa6';
import { LuLink, LuMail, LuShare2 } from 'react-icons/lu';
import { AnchorButton } from '../../ui/LinkButton';
import { showToast } from '../../ui/toast';

const round = { variant: 'outline', w: '11', h: '11', p: '0', borderColor: 'border.control' } as const;

/** The plain addresses with which each service takes a link: no script of theirs runs here. */
function shareAddresses(url: string, title: string) {
  const query = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
  return {
    whatsapp: `https://wa.me/?${query({ text: `${title} ${url}` })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
    email: `mailto:?${query({ subject: title, body: `${title}\n${url}` })}`,
  };
}

const services = [
  ['whatsapp', FaWhatsapp],
  ['facebook', FaFacebookF],
  ['x', FaXTwitter],
  ['email', LuMail],
] as const satisfies readonly (readonly [string, IconType])[];

/** The page where the visitor is, without what is of no use to others. */
const here = (): string => `${location.origin}${location.pathname}`;

const NEVER_CHANGES = () => () => undefined;

/** Whether the device has a sheet of its own for sharing; the server cannot know. */
const useCanShare = (): boolean => useSyncExternalStore(NEVER_CHANGES, () => 'share' in navigator, () => false);

/** The ways to hand a post on. */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation('blog');
  const canShare = useCanShare();
  const addresses = shareAddresses(new URL(path, business.siteUrl).href, title);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(here());
      showToast({ title: t('share.copied') });
    } catch {
      // Forbidden, or no clipboard on an insecure page: the words can still be copied by hand.
      showToast({ variant: 'destructive', title: t('share.copyFailed'), description: here() });
    }
  };
  // Closing the device's own sheet counts as a rejection, and needs no word.
  const shareByDevice = () => void navigator.share({ title, url: here() }).catch(() => undefined);

  return (
    <div>
      <chakra.h2 textStyle="eyebrow" mb="3">
        {t('share.title')}
      </chakra.h2>
      <HStack as="ul" gap="2" flexWrap="wrap">
        {services.map(([name, Icon]) => (
          <chakra.li key={name} listStyleType="none">
            <AnchorButton
              {...round}
              href={addresses[name]}
              aria-label={t(`share.${name}`)}
              title={t(`share.${name}`)}
              {...(name !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon size="20" aria-hidden="true" />
            </AnchorButton>
          </chakra.li>
        ))}
        <chakra.li listStyleType="none">
          <Button {...round} aria-label={t('share.copy')} title={t('share.copy')} onClick={() => void copy()}>
            <LuLink size="20" aria-hidden="true" />
          </Button>
        </chakra.li>
        {canShare && (
          <chakra.li listStyleType="none">
            <Button {...round} aria-label={t('share.device')} title={t('share.device')} onClick={shareByDevice}>
              <LuShare2 size="20" aria-hidden="true" />
            </Button>
          </chakra.li>
        )}
      </HStack>
    </div>
  );
}
