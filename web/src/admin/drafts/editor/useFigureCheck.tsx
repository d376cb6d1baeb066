import { chakra } from '@chakra-ui/react';
import { differencesIn, type Difference } from '@app/domain/fields/differences';
import type { FieldSet } from '@app/domain/fields/field';
import { languagesOf } from '@app/domain/fields/languages';
import { fingerprint } from '@app/domain/general/fingerprint';
import { fieldIn } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { safeLocalStorage } from '../../../shared/browser/storage';
import { useLabel } from '../../editing/fields/controls';
import { useSession } from '../../editing/session/useEditorSession';
import { useAdminLocale, useOwnLocales } from '../../platform/i18n/adminLanguage';
import type { useQuestion } from '../../ui/useQuestion';

/**
 * The maximum number of figures shown per language. Long content may have many figures that are missing in
 * the other language.
 */
const FIGURES_MAX = 5;

/**
 * Returns a function that performs an action. If figures (such as prices) differ between the languages, it
 * asks the owner to confirm first. It asks only once per set of differences, because they may be intentional.
 */
export function useFigureCheck(
  ask: ReturnType<typeof useQuestion>['ask'],
  showField: (field: string) => void,
) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const session = useSession();
  return (action: () => void, label: 'unchecked.publish' | 'unchecked.goOn'): void => {
    const { fieldSet, locales, kind, requestOf } = session.definition;
    const { fields } = requestOf(session.getState().values);
    const { en, es } = languagesOf(fieldSet, fields);
    const [first, ...others] = locales.length > 1 && en && es ? differencesIn(fieldSet, fields) : [];
    const key = `figures:${kind}~${session.draftId ?? 'new'}`;
    const found = fingerprint(JSON.stringify([first, ...others]));
    if (first === undefined || safeLocalStorage.read(key) === found) {
      action();
      return;
    }
    ask({
      title: t('figures.question'),
      detail: <Differences differences={[first, ...others]} fieldSet={fieldSet} />,
      confirmLabel: t(label),
      cancelLabel: t('unchecked.check'),
      onConfirm: () => {
        safeLocalStorage.write(key, found);
        action();
      },
      onCancel: () => {
        const [field, part] = first.path;
        showField(part === undefined ? fieldIn(locale, field) : field);
      },
    });
  };
}

function Differences({ differences, fieldSet }: { differences: readonly Difference[]; fieldSet: FieldSet }) {
  const { t } = useTranslation('adminEditor');
  const languages = useOwnLocales();
  const labelOf = useLabel();
  const nameOf = ([name, part]: Difference['path']): string => {
    const field = fieldSet[name];
    if (!field) return name;
    const inItem = field.type === 'list' && part !== undefined ? field.fields[part] : undefined;
    return [field, ...(inItem ? [inItem] : [])].map(({ label }) => labelOf(label)).join(', ');
  };
  return (
    <>
      <p>{t('figures.detail')}</p>
      <chakra.ul mt="3" display="flex" flexDirection="column" gap="3">
        {differences.map(({ path, only }, index) => (
          <li key={index}>
            <chakra.span fontWeight="semibold">{nameOf(path)}</chakra.span>
            {languages.map((language) => (
              <div key={language}>
                {t(`language.${language}`)}:{' '}
                {only[language].slice(0, FIGURES_MAX).join(', ') || t('figures.none')}
              </div>
            ))}
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
