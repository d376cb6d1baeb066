import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../shared/ui/Field';
import { ImagePreview } from './ImagePreview';
import type { usePathCheck } from './usePathCheck';

interface PathCheckProps extends ReturnType<typeof usePathCheck> {
  inputId: string;
}

/**
 * Renders a form that checks whether there is an image at a path, and shows the image with its dimensions.
 */
export function PathCheck({ path, setPath, check, run, inputId }: PathCheckProps) {
  const { variables: checkedPath, data: result, isPending } = check;
  const { t } = useTranslation(['adminImages', 'messages']);

  function statusText(): string {
    if (isPending) return t('check.checking');
    if (!result) return '';
    if (result.state === 'noPath') return t('messages:images.noPath');
    return result.state === 'accessible' ? t('check.accessible', { ...result }) : t(`check.${result.state}`);
  }

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
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
        <Button type="submit" variant="outline" aria-disabled={isPending}>
          {t('check.run')}
        </Button>
        <chakra.p
          role="status"
          fontWeight="semibold"
          color={result && result.state !== 'accessible' ? 'fg.error' : 'fg'}
        >
          {statusText()}
        </chakra.p>
      </Flex>
      {result?.state === 'accessible' && <ImagePreview src={checkedPath ?? ''} alt={t('check.imageAlt')} />}
    </chakra.form>
  );
}
