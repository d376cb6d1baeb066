/** The fields that choose a post's category and tags from those that exist, or add one with its names in both languages. */

export interface TopicName {
  en: string;
  es: string;
}

interface TopicFieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** The error message to show. */
  error?: string | undefined;
}

/** Chooses the category. Its control has the name `category`. */
export function CategoryField(_props: TopicFieldProps<TopicName>) {
  return null;
}

/** Chooses the tags. Text with commas is split. Its control has the name `tags`. */
export function TagsField(_props: TopicFieldProps<readonly TopicName[]>) {
  return null;
}
