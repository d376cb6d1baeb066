import { es as messages } from '@app/domain/messages/public/es';
import { about } from './about';
import { blog } from './blog';
import { common } from './common';
import { contact } from './contact';
import { home } from './home';
import { instagram } from './instagram';
import { services } from './services';
import { testimonials } from './testimonials';

export const resources = { about, blog, common, contact, home, instagram, messages, services, testimonials };
