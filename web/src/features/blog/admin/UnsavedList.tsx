import { chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { Panel } from '../../../ui/Panel';
import { editorPath, NEW_POST } from './posts';
import { listUnsavedWork, type UnsavedWork } from './unsavedWork';

/** Links to the unsaved work in this browser; nothing when there is none. */
export function UnsavedList() {
  const { t } = useTranslation('adminPostList');
  const locale = useAdminLocale();
  const [unsavedWork, setUnsavedWork] = useState<UnsavedWork[]>([]);
  useEffect(() => {
    let isMounted = true;
    void listUnsavedWork().then((found) => isMounted && setUnsavedWork(found));
    return () => {
      isMounted = false;
    };
  }, []);
  if (unsavedWork.length === 0) return null;
  return (
    <chakra.div mb="6">
      <Panel smallTitle title={t('unsavedList.title')}>
        <chakra.p color="fg.muted" textStyle="small">
          {t('unsavedList.detail')}
        </chakra.p>
        <chakra.ul listStyleType="none" mt="3">
          {unsavedWork.map(({ id, postId, values, changedAt }) => (
            <chakra.li key={id} borderTopWidth="1px" borderColor="border">
              <chakra.a asChild display="flex" flexWrap="wrap" alignItems="center" columnGap="4" minH="12" py="2" color="inherit">
                <Link to={editorPath(postId ?? NEW_POST, id)}>
                  <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                    {localize(values, 'title', locale) || t('untitled')}
                  </chakra.span>
                  <chakra.time dateTime={changedAt} textStyle="small" color="fg.muted">
                    {formatDateTime(changedAt, locale)}
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
