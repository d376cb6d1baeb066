/** The texts of the owner's area, which are loaded only there. */
import { en as messages } from '@perro-wisdom/domain/messages/en';
import { admin } from './frame';
import { adminBlog } from './blog';
import { adminContact } from './contact';
import { adminImages } from './images';
import { adminPublishing } from './publishing';

export const resources = { admin, adminBlog, adminContact, adminImages, adminPublishing, messages };
