import { Button, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '../../../ui/useIsWide';
import { matchingTargets, type LinkTarget } from './useLinkTargets';

interface LinkTargetsProps {
  targets: readonly LinkTarget[];
  /** The text that the owner typed. */
  search: string;
  /** The address in the field. */
  chosen: string;
  onChoose: (target: LinkTarget) => void;
}

/** Lists targets that the owner can choose instead of typing an address. The list has a fixed height. */
export function LinkTargets({ targets, search, chosen, onChoose }: LinkTargetsProps) {
  const { t } = useTranslation('adminRichText');
  const isWide = useIsWide();
  const id = useId();
  return (
    <div>
      <chakra.p id={id} fontWeight="semibold" mb="2">
        {t('link.own')}
      </chakra.p>
      <chakra.ul
        aria-labelledby={id}
        // On a phone, the list gets focus when the dialog opens. If the text field had focus, the keyboard
        // would open and cover the list.
        ref={(list: HTMLElement | null) => void list?.toggleAttribute('autofocus', !isWide)}
        tabIndex={-1}
        outline="none"
        h="12.5rem"
        overflowY="auto"
        overscrollBehavior="contain"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
      >
        {matchingTargets(targets, search).map((target) => (
          <li key={target.address}>
            <Button
              variant="ghost"
              w="full"
              minH="11"
              h="auto"
              px="3"
              py="2"
              justifyContent="space-between"
              borderRadius="0"
              fontWeight="normal"
              textAlign="start"
              whiteSpace="normal"
              aria-pressed={target.address === chosen}
              _pressed={{ bg: 'bg.inverted', color: 'fg.inverted', '& span': { color: 'inherit' } }}
              _focusVisible={{ outlineOffset: '-2px' }}
              onClick={() => onChoose(target)}
            >
              {target.label}
              {target.detail !== undefined && (
                <chakra.span textStyle="note" overflowWrap="anywhere">
                  {target.detail}
                </chakra.span>
              )}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
