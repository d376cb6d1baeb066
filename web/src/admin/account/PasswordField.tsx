import { Button, Input, VisuallyHidden, chakra } from '@chakra-ui/react';
import { useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { Field } from '../../shared/ui/Field';

interface PasswordFieldProps extends Pick<
  ComponentProps<typeof Input>,
  'name' | 'autoComplete' | 'minLength' | 'maxLength' | 'onKeyDown' | 'onKeyUp' | 'onChange'
> {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The label of the button that reveals the password. */
  showLabel: string;
  error?: string | undefined;
  note?: ReactNode;
}

/** A password field with a button to reveal the password. */
export function PasswordField({ ref, label, showLabel, error, note, ...input }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field label={label} error={error} note={note} required>
      {(control) => (
        <chakra.div position="relative">
          <Input
            ref={ref}
            {...control}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            pr="14"
            {...input}
          />
          <Button
            variant="ghost"
            position="absolute"
            insetY="0"
            my="auto"
            right="1"
            h="11"
            p="0"
            aria-pressed={isVisible}
            aria-label={showLabel}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <LuEyeOff size="20" aria-hidden="true" /> : <LuEye size="20" aria-hidden="true" />}
          </Button>
        </chakra.div>
      )}
    </Field>
  );
}

/**
 * A hidden username field. Without one, password managers can't save or update a password. Its value is the
 * same in every form.
 */
export function UsernameField() {
  const { t } = useTranslation('admin');
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={t('login.username')}
        readOnly
        tabIndex={-1}
      />
    </VisuallyHidden>
  );
}
