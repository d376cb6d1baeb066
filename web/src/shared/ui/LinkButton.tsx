import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipes } from './theme/recipes';

/**
 * Gives links the class name of Chakra's buttons, so that CSS rules for buttons, such as the print styles,
 * also apply to them.
 */
const buttonClass = { defaultProps: { className: 'button' } };

/**
 * A router link that looks like a button. Chakra's `Button` would add a `type` attribute, which is invalid on
 * a link.
 */
export const LinkButton = chakra(Link, recipes.button, buttonClass);

/** A link that looks like a button, for URLs outside the router such as `mailto:`. */
export const AnchorButton = chakra('a', recipes.button, buttonClass);
