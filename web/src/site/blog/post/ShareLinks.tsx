import { Button, Flex, chakra } from '@chakra-ui/react';
import { absoluteUrl } from '@app/domain/general/paths';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconType } from 'react-icons';
import { FaFacebookF, FaWhatsapp, FaXTwitter } from 'react-icons/fa6';
import { LuLink, LuMail, LuShare2 } from 'react-icons/lu';
import { useFacts } from '../../../shared/content/SiteContext';
import { AnchorButton } from '../../../shared/ui/LinkButton';
import { showToast } from '../../../shared/ui/toast';

const roundButton = { variant: 'outline', w: '11', h: '11', p: '0', borderColor: 'border.control' } as const;

/**
 * Returns the share URL for each service. These URLs are used in plain links, so no third-party script runs
 * on the site.
 */
function shareUrls(url: string, title: string) {
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

const currentUrl = (): string => `${location.origin}${location.pathname}`;

const neverChanges = () => () => undefined;

/** Returns whether the browser supports the Web Share API; false on the server and during hydration. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );

export function ShareLinks({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation('blog');
  const canShare = useCanShare();
  const urls = shareUrls(absoluteUrl(path, useFacts()), title);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(currentUrl());
      showToast({ title: t('share.copied') });
    } catch {
      // The browser denied permission to copy, or it doesn't support copying because the page is insecure.
      // The message shows the URL, so that the visitor can copy it.
      showToast({ variant: 'destructive', title: t('share.copyFailed'), description: currentUrl() });
    }
  };
  // The promise is rejected when the visitor closes the share sheet, which isn't an error.
  const openShareSheet = () => void navigator.share({ title, url: currentUrl() }).catch(() => undefined);

  return (
    <div>
      <chakra.h2 textStyle="eyebrow" mb="3">
        {t('share.title')}
      </chakra.h2>
      <Flex align="center" as="ul" gap="2" flexWrap="wrap">
        {services.map(([name, Icon]) => (
          <li key={name}>
            <AnchorButton
              {...roundButton}
              href={urls[name]}
              aria-label={t(`share.${name}`)}
              title={t(`share.${name}`)}
              {...(name !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon size="20" aria-hidden="true" />
            </AnchorButton>
          </li>
        ))}
        <li>
          <Button
            {...roundButton}
            aria-label={t('share.copy')}
            title={t('share.copy')}
            onClick={() => void copy()}
          >
            <LuLink size="20" aria-hidden="true" />
          </Button>
        </li>
        {canShare && (
          <li>
            <Button
              {...roundButton}
              aria-label={t('share.device')}
              title={t('share.device')}
              onClick={openShareSheet}
            >
              <LuShare2 size="20" aria-hidden="true" />
            </Button>
          </li>
        )}
      </Flex>
    </div>
  );
}
