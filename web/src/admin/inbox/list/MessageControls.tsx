import type { ContactSubmission } from '@app/domain/inbox/contact';
import { messagePath } from '@app/domain/general/paths';
import { plainName } from '@app/domain/general/plain-name';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RowMenu } from '../../ui/RowMenu';
import { ACTIONS, actionsOf, type Act } from '../actions';
import { linkId, type FromList } from './list';

export interface MessageRowProps {
  message: ContactSubmission;
  /** The name of the service that the message is about, or an empty string if it isn't about a service. */
  service: string;
  act: Act;
  open: (message: ContactSubmission) => void;
  from: FromList;
}

function focusNeighbor(link: HTMLElement, steps: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`a[id^="${linkId('')}"]`)];
  links[links.indexOf(link) + steps]?.focus();
}

/**
 * Renders the sender's name as a link to the message. While the link has focus, keyboard shortcuts trigger
 * the actions in the message's menu.
 */
export function MessageLink({ message, act, from }: Pick<MessageRowProps, 'message' | 'act' | 'from'>) {
  const actions = actionsOf(message);

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key === 'Backspace' ? 'Delete' : event.key;
    const action = actions.find((each) => ACTIONS[each].key.toLowerCase() === key.toLowerCase());
    if (key === 'ArrowDown') focusNeighbor(event.currentTarget, 1);
    else if (key === 'ArrowUp') focusNeighbor(event.currentTarget, -1);
    else if (action) act(action, message);
    else return;
    event.preventDefault();
  }

  return (
    <Link
      id={linkId(message.id)}
      to={messagePath(message.id)}
      state={from}
      dir="auto"
      draggable={false}
      aria-keyshortcuts={[...new Set(actions.map((action) => ACTIONS[action].key.toUpperCase()))].join(' ')}
      onKeyDown={handleKey}
    >
      {plainName(message.name)}
    </Link>
  );
}

export function MessageMenu({ message, act }: Pick<MessageRowProps, 'message' | 'act'>) {
  const { t } = useTranslation('adminContact');
  const name = plainName(message.name) || t('noName');
  return (
    <RowMenu
      label={t('menuOf', { name })}
      title={name}
      actions={() =>
        actionsOf(message).map((action) => ({
          label: t(`mark.${action}`),
          Icon: ACTIONS[action].Icon,
          shortcut: ACTIONS[action].key.toUpperCase(),
          onSelect: () => act(action, message),
        }))
      }
    />
  );
}
