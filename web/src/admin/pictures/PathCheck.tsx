import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../shared/ui/Field';
import { ImagePreview } from './ImagePreview';
import type { usePathCheck } from './usePathCheck';

interface PathCheckProps extends ReturnType<typeof usePathCheck> {
  inputId: string;
}

/** A form that checks whether there is an image at a path, and shows it and its dimensions. */
export function PathCheck({ path, setPath, check, run, inputId }: PathCheckProps) {
  const { t } = useTranslation(['adminImages', 'messages']);

  function statusText(): string {
    switch (check.state) {
      case 'idle':
        return '';
      case 'noPath':
        return t('messages:images.noPath');
      case 'checking':
        return t('check.checking');
      case 'accessible':
        return t('check.accessible', { width: check.width, height: check.height });
      case 'notAccessible':
        return t('check.notAccessible');
      case 'timedOut':
        return t('check.timedOut');
    }
  }

  const isError = check.state === 'noPath' || check.state === 'notAccessible' || check.state === 'timedOut';
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <Field id={inputId} label={t('check.path')} note={t('check.note')}>
        {(control) => (
          <Input
            {...control}
            value={path}
            placeholder="/images/uploads/…"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setPath(target.value)}
          />
        )}
      </Field>
      <Flex wrap="wrap" align="center" gap="4">
        <Button type="submit" variant="outline" aria-disabled={check.state === 'checking'}>
          {t('check.run')}
        </Button>
        <chakra.p role="status" fontWeight="semibold" color={isError ? 'fg.error' : 'fg'}>
          {statusText()}
        </chakra.p>
      </Flex>
      {check.state === 'accessible' && <ImagePreview src={check.path} alt={t('check.imageAlt')} />}
    </chakra.form>
  );
}
