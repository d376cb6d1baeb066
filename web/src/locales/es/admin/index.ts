/** The texts of the owner's area, which are loaded only there. */
import { es as messages } from '@perro-wisdom/domain/messages/es';
import { admin } from './frame';
import { adminBlog } from './blog';
import { adminContact } from './contact';
import { adminImages } from './images';
import { adminPublishing } from './publishing';

export const resources = { admin, adminBlog, adminContact, adminImages, adminPublishing, messages };
