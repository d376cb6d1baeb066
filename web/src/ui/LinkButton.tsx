import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipes } from './theme/recipes';

/** Named as Chakra's own buttons are, so that what holds for them, such as not being printed, holds for these. */
const asButton = { defaultProps: { className: 'button' } };

/** A link within the site that looks like a button. Chakra's own Button would give it a button's `type`, which no link may have. */
export const LinkButton = chakra(Link, recipes.button, asButton);

/** The same for an address that is not a page of the site, such as `mailto:`. */
export const AnchorButton = chakra('a', recipes.button, asButton);
