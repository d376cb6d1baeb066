import { Button, Flex, chakra } from '@chakra-ui/react';
import { otherLocale, type Locale } from '@app/domain/general/locale';
import { NO_PROGRESS, type LanguageStatus } from '@app/domain/drafts/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck } from 'react-icons/lu';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Badge } from '../../../shared/ui/Badge';
import { useFieldLabel } from '../fields/controls';
import { draftCalls } from '../session/draftCalls';
import { useReportOutcome, useSession, useSessionState } from '../session/useEditorSession';
import { useCanTranslate } from '../translation/translator';

/** Returns the status of a language, based on the editor's current values. */
export function useLanguageStatus(locale: Locale): LanguageStatus {
  const { definition } = useSession();
  // Serialized to a string, so that the component rerenders only when the status changes.
  const status = useSessionState(({ values, draft }) =>
    JSON.stringify(definition.languageStatus(values, draft?.progress ?? NO_PROGRESS, locale)),
  );
  return useMemo(() => JSON.parse(status) as LanguageStatus, [status]);
}

const TONES = {
  complete: 'good',
  unwritten: 'quiet',
  missing: 'warm',
  outOfDate: 'warm',
} as const satisfies Record<LanguageStatus['state'], string>;

interface LanguageStateProps {
  locale: Locale;
  /**
   * Whether to show the language's name. If true, nothing is rendered for a language that needs no attention.
   */
  isNamed?: boolean;
  /** The names of the fields on the screen, without a language suffix; by default all fields. */
  shown?: readonly string[];
}

/**
 * Shows that a language is complete, which of its fields are empty, or that the other language has changed
 * more recently.
 */
export function LanguageState({ locale, isNamed = false, shown }: LanguageStateProps) {
  const { t } = useTranslation(['adminEditor', 'adminTranslation']);
  const canTranslate = useCanTranslate();
  const adminLocale = useAdminLocale();
  const labelOf = useFieldLabel();
  const session = useSession();
  const report = useReportOutcome();
  const status = useLanguageStatus(locale);
  const missing =
    status.state === 'missing' ? status.fields.filter((field) => shown?.includes(field) ?? true) : [];
  const names = missing.map((field) => labelOf(field).toLocaleLowerCase(adminLocale));
  const confirm = () =>
    session.change((to) => draftCalls(session.definition.kind).confirmLanguage(to, locale));
  const needsAttention = missing.length > 0 || status.state === 'outOfDate';
  if (!needsAttention && (isNamed || status.state === 'missing')) return null;
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minH="11" textStyle="note">
      {isNamed && <chakra.span fontWeight="semibold">{t(`language.${locale}`)}</chakra.span>}
      <Badge tone={TONES[status.state]}>{t(`languageState.${status.state}`)}</Badge>
      {names.length > 0 && <span>{new Intl.ListFormat(adminLocale).format(names)}</span>}
      {status.state === 'outOfDate' && (
        <>
          <span>
            {t(`languageState.changed.${otherLocale(locale)}`)}
            {canTranslate && ` ${t('adminTranslation:anew')}`}
          </span>
          <Button variant="outline" size="sm" onClick={() => void confirm().then(report)}>
            <LuCheck size="18" aria-hidden="true" />
            {t('languageState.confirm')}
          </Button>
        </>
      )}
    </Flex>
  );
}
