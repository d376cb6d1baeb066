import { pagePath, type Page } from '@app/domain/general/paths';
import type { ComponentProps } from 'react';
import { useLocale } from '../../shared/i18n/useLocale';
import { LinkButton } from '../../shared/ui/LinkButton';

interface PageButtonProps extends Omit<ComponentProps<typeof LinkButton>, 'to'> {
  page: Page;
}

/** A button that links to a page in the current language. */
export function PageButton({ page, ...rest }: PageButtonProps) {
  return <LinkButton to={pagePath(page, useLocale())} {...rest} />;
}
