import { VisuallyHidden, chakra } from '@chakra-ui/react';
import { parseTags } from '@app/domain/blog/posts';
import { otherLocale } from '@app/domain/general/locale';
import { slugify } from '@app/domain/general/slug';
import { hasName, nameIn, type Topic, type TopicNames } from '@app/domain/blog/topics';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import type { FieldControl } from '../../../shared/ui/Field';
import { control as controlStyle } from '../../../shared/ui/theme/recipes';
import { ChosenTags } from './ChosenTags';
import { tagOf } from './topics';

const SUGGESTIONS_MAX = 8;

const Box = chakra('div', {
  base: {
    ...controlStyle,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '2',
    py: '1.5',
    cursor: 'text',
    _focusWithin: { borderColor: 'focus', outline: '3px solid', outlineColor: 'focus' },
    '&[data-invalid]': { borderColor: 'fg.error' },
  },
});

const Option = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minH: '11',
    px: '4',
    py: '2',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    _selected: { bg: 'bg.subtle', outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
});

interface TagInputProps {
  control: FieldControl;
  known: readonly Topic[];
  value: readonly TopicNames[];
  onChange: (value: readonly TopicNames[]) => void;
}

/**
 * Returns the known tags that contain the text in either language and aren't chosen yet, up to a limit. Tags
 * with the most posts come first.
 */
function suggestionsFor(text: string, known: readonly Topic[], chosen: readonly TopicNames[]): Topic[] {
  const wanted = slugify(text);
  return known
    .filter((topic) => !chosen.some((tag) => hasName(topic, tag.en)))
    .filter(({ en, es }) => [en, es].some((name) => slugify(name).includes(wanted)))
    .sort((a, b) => b.posts - a.posts)
    .slice(0, SUGGESTIONS_MAX);
}

/**
 * Shows tags as tokens, with a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) for adding more.
 * Enter or a comma adds the typed text, the arrow keys select a suggestion, and Backspace in the empty field
 * removes the last tag.
 */
export function TagInput({ control, known, value, onChange }: TagInputProps) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // The index of the suggestion selected with the arrow keys, or -1 for none. Null while there are no
  // suggestions on screen.
  const [active, setActive] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const listId = `${control.id}-list`;
  const suggestions = suggestionsFor(text, known, value);
  const isShown = active !== null && suggestions.length > 0;

  function add(names: readonly string[]): void {
    const added: TopicNames[] = [];
    for (const name of names) {
      const topic = known.find((one) => hasName(one, name));
      // A new name is assumed to be in the language of the owner's area. A Spanish one doubles as the English
      // name until that is known.
      const tag = topic ? tagOf(topic) : { en: name, es: locale === 'es' ? name : '' };
      if (![...value, ...added].some((other) => hasName(other, tag.en))) added.push(tag);
    }
    if (added.length === 0) return;
    onChange([...value, ...added]);
    setNews(t('tags.added', { names: added.map((tag) => nameIn(tag, locale)).join(', ') }));
  }

  function remove(tag: TopicNames): void {
    onChange(value.filter((other) => other !== tag));
    setNews(t('tags.removed', { name: nameIn(tag, locale) }));
    input.current?.focus();
  }

  function change(typed: string): void {
    const complete = typed.slice(0, typed.lastIndexOf(',') + 1);
    if (complete !== '') add(parseTags(complete));
    setText(typed.slice(complete.length).trimStart());
    setActive(-1);
  }

  function take(name: string): void {
    add(parseTags(name));
    setText('');
    setActive(null);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // By default, Enter would submit the form.
      event.preventDefault();
      const chosen = suggestions[active ?? -1];
      take(chosen ? nameIn(chosen, 'en') : text);
    } else if (event.key === 'Escape' && active !== null) {
      event.stopPropagation();
      setActive(null);
    } else if (event.key === 'Backspace' && text === '') {
      const last = value.at(-1);
      if (last) remove(last);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const [from, count] = [active ?? -1, suggestions.length];
      if (count > 0)
        setActive(event.key === 'ArrowDown' ? (from + 1) % count : (from <= 0 ? count : from) - 1);
    }
  }

  return (
    <chakra.div position="relative">
      <Box
        {...(control['aria-invalid'] && { 'data-invalid': '' })}
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      >
        <ChosenTags tags={value} onRemove={remove} />
        <chakra.input
          {...control}
          ref={input}
          name="tags"
          role="combobox"
          aria-expanded={isShown}
          {...(isShown && { 'aria-controls': listId })}
          aria-autocomplete="list"
          {...(isShown && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          value={text}
          flex="1 1 8rem"
          minW="8rem"
          minH="11"
          px="2"
          bg="transparent"
          color="fg"
          outline="none"
          onChange={({ target }) => change(target.value)}
          onKeyDown={handleKey}
          onClick={() => setActive(active ?? -1)}
          onBlur={() => take(text)}
        />
      </Box>
      {isShown && (
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={t('tags.suggestions')}
          position="absolute"
          zIndex="20"
          insetX="0"
          top="100%"
          mt="1"
          py="1"
          maxH="18rem"
          overflowY="auto"
          bg="bg.card"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="md"
          boxShadow="raised"
        >
          {suggestions.map((topic, index) => (
            <Option
              key={topic.slug}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps focus in the text field. If the field lost focus, the typed text would be added as a
              // tag.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(nameIn(topic, 'en'))}
            >
              {nameIn(topic, locale)}
              {topic.es !== '' && topic.es !== topic.en && (
                <chakra.span textStyle="note" lang={otherLocale(locale)}>
                  {nameIn(topic, otherLocale(locale))}
                </chakra.span>
              )}
            </Option>
          ))}
        </chakra.ul>
      )}
      <VisuallyHidden role="status">
        {isShown ? t('tags.suggested', { count: suggestions.length }) : news}
      </VisuallyHidden>
    </chakra.div>
  );
}
