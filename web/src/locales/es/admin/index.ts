/** The texts of the owner's area, which are loaded only there. */
import { es as messages } from '@perro-wisdom/domain/messages/es';
import { admin } from './frame';
import { adminBlog } from './blog';
import { adminContact } from './contact';
import { adminImages } from './images';
import { adminPictures } from './pictures';
import { adminPostList } from './postList';
import { adminPublishing } from './publishing';
import { adminRichText } from './richText';
import { adminTopics } from './topics';
import { adminTranslation } from './translation';

export const resources = {
  admin, adminBlog, adminContact, adminImages, adminPictures, adminPostList, adminPublishing, adminRichText, adminTopics, adminTranslation, messages,
};
