import { en as messages } from '@perro-wisdom/domain/messages/en';
import { common } from './common';
import { contact } from './contact';
import { home } from './home';
import { instagram } from './instagram';
import { services } from './services';
import { testimonials } from './testimonials';

export const resources = { common, contact, home, instagram, messages, services, testimonials };
