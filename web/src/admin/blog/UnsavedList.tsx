import { localize } from '@perro-wisdom/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { listUnsavedWork } from '../editing/session/unsavedWork';
import { UnsavedWorkPanel } from '../editing/frame/UnsavedWorkPanel';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { POST_DEFINITION } from './postDefinition';
import { editorPath, NEW_POST } from './posts';

const listWork = () => listUnsavedWork(POST_DEFINITION);

/** Links to the unsaved work on posts in this browser; nothing when there is none. */
export function UnsavedList() {
  const { t } = useTranslation('adminPostList');
  const locale = useAdminLocale();
  return (
    <UnsavedWorkPanel
      title={t('unsavedList.title')}
      detail={t('unsavedList.detail')}
      list={listWork}
      pathOf={({ id, copyId }) => editorPath(copyId ?? NEW_POST, id)}
      nameOf={({ values }) =>
        localize({ titleEn: String(values.titleEn), titleEs: String(values.titleEs) }, 'title', locale) ||
        t('untitled')
      }
    />
  );
}
