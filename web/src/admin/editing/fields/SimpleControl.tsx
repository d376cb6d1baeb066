/** Maps each field type except `list` to its control. The items of a list use these controls. */
import type { Field, FieldType } from '@app/domain/fields/field';
import type { ComponentType } from 'react';
import { CategoryField, TagsField } from '../topics/TopicFields';
import { CheckboxControl, ChoiceControl, MonthControl, RatingControl } from './ChoiceControls';
import { ColorControl } from './ColorControl';
import type { ControlProps } from './controls';
import { CoordinateControl, DistanceControl } from './NumberControls';
import { PictureControl } from './PictureControl';
import { DaysControl, SelectionControl } from './SelectionControls';
import {
  DateControl,
  ParagraphsControl,
  QuotationControl,
  RichTextControl,
  SlugControl,
  TextControl,
} from './TextControls';

type Controls = {
  [Type in Exclude<FieldType, 'list'>]: ComponentType<ControlProps<Extract<Field, { type: Type }>>>;
};

const CONTROLS: Controls = {
  text: TextControl,
  paragraphs: ParagraphsControl,
  richText: RichTextControl,
  picture: PictureControl,
  slug: SlugControl,
  checkbox: CheckboxControl,
  category: CategoryField,
  tags: TagsField,
  rating: RatingControl,
  month: MonthControl,
  date: DateControl,
  time: DateControl,
  distance: DistanceControl,
  coordinate: CoordinateControl,
  choice: ChoiceControl,
  days: DaysControl,
  selection: SelectionControl,
  color: ColorControl,
  quotation: QuotationControl,
  // The language field is rendered together with the text that it describes.
  language: () => null,
};

export function SimpleControl(props: ControlProps) {
  const { type } = props.field;
  // Nested lists are not supported, because they would overload the form.
  if (type === 'list') return null;
  const Control = CONTROLS[type] as ComponentType<ControlProps>;
  return <Control {...props} />;
}
