import { useTranslation } from 'react-i18next';
import { LuArrowRight } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../shared/ui/LinkButton';
import { useLabel } from '../controls';
import type { LaidOutSection } from '../layout';

/**
 * Renders a link to the next section. The link replaces the history entry, so that Back returns to the list
 * of sections.
 */
export function NextSection({ section }: { section: LaidOutSection }) {
  const { t } = useTranslation('adminFields');
  const labelOf = useLabel();
  const { search } = useLocation();
  return (
    <LinkButton variant="outline" alignSelf="flex-start" to={{ search, hash: section.id }} replace>
      {t('section.next', { section: labelOf(section.label) })}
      <LuArrowRight size="18" aria-hidden="true" />
    </LinkButton>
  );
}
