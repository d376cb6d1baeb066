import { localize } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useSession, useText } from '../../editing/session/useEditorSession';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Field } from '../../../shared/ui/Field';
import { Options, Select } from '../../../shared/ui/Select';
import { useDrafts } from '../data';

/** Lets the owner choose the service that a client used, and fills in its name in both languages. */
export function ServiceChoice() {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const session = useSession();
  const { data: services, isPending } = useDrafts('services');
  const [serviceEn, serviceEs] = [useText('serviceEn'), useText('serviceEs')];
  const offered = (services ?? []).filter(
    ({ deletedAt, titleEn, titleEs }) => deletedAt === null && (titleEn !== '' || titleEs !== ''),
  );
  const chosen = offered.find(({ titleEn, titleEs }) => titleEn === serviceEn && titleEs === serviceEs);
  // While the services are loading, a disabled field reserves the space.
  if (offered.length === 0 && !isPending) return null;
  return (
    <Field label={t('service.choose')} note={t('service.note')}>
      {(control) => (
        <Select
          {...control}
          disabled={isPending}
          value={chosen?.id ?? ''}
          onChange={({ target }) => {
            const service = offered.find(({ id }) => id === target.value);
            if (service) session.edit({ serviceEn: service.titleEn, serviceEs: service.titleEs });
          }}
        >
          <option value="">{t('service.other')}</option>
          <Options of={offered.map((service) => [service.id, localize(service, 'title', locale)])} />
        </Select>
      )}
    </Field>
  );
}
