import { chakra } from '@chakra-ui/react';
import { isSingleKind, type DraftKind } from '@app/domain/drafts/drafts';
import { summaryFields } from '@app/domain/drafts/kinds';
import { localize } from '@app/domain/general/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listUnsavedSummaries, type WorkSummary } from '../editing/session/unsavedWork';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { Panel } from '../ui/Panel';
import { editorPath, NEW_DRAFT } from './data';
import { useDraftName } from './useDraftName';

type Unsaved = WorkSummary & { values: unknown };

/** Returns the titles of unsaved work, which another version of this application may have stored. */
function titlesOf({ kind, values }: Unsaved) {
  const textOf = (name = ''): string => {
    const text: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : '';
    return typeof text === 'string' ? text : '';
  };
  const { titleEn, titleEs } = summaryFields(kind);
  return { titleEn: textOf(titleEn), titleEs: textOf(titleEs) };
}

/** Links to the unsaved work on drafts of some kinds in this browser; nothing when there is none. */
export function UnsavedDrafts({ kinds }: { kinds: readonly DraftKind[] }) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const nameOf = useDraftName();
  const [found, setFound] = useState<Unsaved[]>([]);
  useEffect(() => {
    let isMounted = true;
    void listUnsavedSummaries().then((all) => isMounted && setFound(all));
    return () => {
      isMounted = false;
    };
  }, []);
  const works = found.filter(({ kind }) => kinds.includes(kind));
  if (works.length === 0) return null;
  return (
    <chakra.div mb="6">
      <Panel smallTitle title={t('unsaved.title')}>
        <chakra.p color="fg.muted" textStyle="small">
          {t('unsaved.detail')}
        </chakra.p>
        <chakra.ul mt="3">
          {works.map((work) => (
            <chakra.li key={work.id} borderTopWidth="1px" borderColor="border">
              <chakra.a
                asChild
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="4"
                minH="12"
                py="2"
                color="inherit"
              >
                <Link to={editorPath(work.kind, work.draftId ?? NEW_DRAFT, work.id)}>
                  <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                    {isSingleKind(work.kind)
                      ? nameOf(work.kind, work.draftId ?? '')
                      : localize(titlesOf(work), 'title', locale) || t('untitled')}
                  </chakra.span>
                  <chakra.time dateTime={work.changedAt} textStyle="small" color="fg.muted">
                    {formatDateTime(work.changedAt, locale)}
                  </chakra.time>
                </Link>
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </chakra.div>
  );
}
