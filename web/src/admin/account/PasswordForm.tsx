import { Button, chakra } from '@chakra-ui/react';
import type { PasswordChange } from '@app/domain/account/session';
import { PASSWORD_MIN_LENGTH } from '@app/domain/account/session.limits';
import { passwordChangeSchema } from '@app/domain/account/session.schema';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/data/api';
import { errorsIn } from '../platform/errorsIn';
import { useErrorText } from '../platform/i18n/useErrorText';
import { useMessage } from '../../shared/i18n/useMessage';
import { showToast } from '../../shared/ui/toast';
import { useChangePassword } from './data';
import { PasswordField, UsernameField } from './PasswordField';

const FIELDS = ['currentPassword', 'newPassword'] as const satisfies readonly (keyof PasswordChange)[];
type FieldName = (typeof FIELDS)[number];
/** The problem with each field: a message code, or text from the server. */
type Problems = Partial<Record<FieldName, string | undefined>>;

/**
 * A form that changes the password. The owner types the new password only once, because it can be revealed.
 * The old password remains valid until the server has stored the new password.
 */
export function PasswordForm() {
  const { t } = useTranslation('adminAccount');
  const message = useMessage();
  const errorText = useErrorText();
  const currentPassword = useRef<HTMLInputElement>(null);
  const newPassword = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [key, setKey] = useState(() => crypto.randomUUID());
  const change = useChangePassword();

  function showProblems(found: Problems): void {
    setProblems(found);
    (found.currentPassword === undefined ? newPassword : currentPassword).current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const form = event.currentTarget;
    const typed = {
      currentPassword: currentPassword.current?.value ?? '',
      newPassword: newPassword.current?.value ?? '',
    };
    const found = errorsIn(passwordChangeSchema, typed);
    if (Object.keys(found).length > 0) {
      showProblems(found);
      return;
    }
    change.mutate(
      { ...typed, key },
      {
        onSuccess: () => {
          form.reset();
          setProblems({});
          showToast({ title: t('password.changed'), description: t('password.changedDetail') });
        },
        onError: (error) => {
          const reason = errorText(error);
          const field = FIELDS.find((name) => error instanceof ApiError && error.field === name);
          if (field) showProblems({ [field]: reason });
          showToast({ variant: 'destructive', title: t('password.failed'), description: reason });
        },
      },
    );
  }

  const fieldProps = (name: FieldName) => ({
    name,
    error: problems[name] === undefined ? undefined : message(problems[name]),
    onChange: () => {
      setProblems((found) => ({ ...found, [name]: undefined }));
      setKey(crypto.randomUUID());
    },
  });
  return (
    <chakra.form method="post" noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <UsernameField />
      <PasswordField
        ref={currentPassword}
        label={t('password.current')}
        showLabel={t('password.showCurrent')}
        autoComplete="current-password"
        {...fieldProps('currentPassword')}
      />
      <PasswordField
        ref={newPassword}
        label={t('password.new')}
        showLabel={t('password.showNew')}
        autoComplete="new-password"
        // `minLength` tells password managers how long a generated password must be. There is no `maxLength`,
        // because it would truncate typed passwords.
        minLength={PASSWORD_MIN_LENGTH}
        note={t('password.note', { count: PASSWORD_MIN_LENGTH })}
        {...fieldProps('newPassword')}
      />
      <chakra.p textStyle="note">{t('password.consequence')}</chakra.p>
      <Button type="submit" alignSelf="flex-start" aria-disabled={change.isPending}>
        {t(change.isPending ? 'password.changing' : 'password.change')}
      </Button>
    </chakra.form>
  );
}
