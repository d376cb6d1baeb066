import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipes } from './theme/recipes';

/**
 * The class name of Chakra's buttons, which makes CSS rules for buttons, such as the print styles, apply to
 * links as well.
 */
const buttonClass = { defaultProps: { className: 'button' } };

/**
 * A router link that looks like a button. Chakra's `Button` would add a `type` attribute, which is invalid on
 * a link.
 */
export const LinkButton = chakra(Link, recipes.button, buttonClass);

/** A link that looks like a button, for URLs outside the router such as `mailto:`. */
export const AnchorButton = chakra('a', recipes.button, buttonClass);
