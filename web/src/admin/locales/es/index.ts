/** The texts of the owner's area, which are loaded only there. */
import { es as messages } from '@perro-wisdom/domain/messages/es';
import { admin } from './frame';
import { adminAccount } from './account';
import { adminAnswers } from './answers';
import { adminBackup } from './backup';
import { adminBlog } from './blog';
import { adminContact } from './contact';
import { adminContent } from './content';
import { adminEditor } from './editor';
import { adminImages } from './images';
import { adminInstagram } from './instagram';
import { adminPictures } from './pictures';
import { adminPostList } from './postList';
import { adminPublishing } from './publishing';
import { adminPush } from './push';
import { adminRichText } from './richText';
import { adminSetup } from './setup';
import { adminStats } from './stats';
import { adminSubmitted } from './submitted';
import { adminTopics } from './topics';
import { adminTranslation } from './translation';

export const resources = {
  admin,
  adminAccount,
  adminAnswers,
  adminBackup,
  adminBlog,
  adminContact,
  adminContent,
  adminEditor,
  adminImages,
  adminInstagram,
  adminPictures,
  adminPostList,
  adminPublishing,
  adminPush,
  adminRichText,
  adminSetup,
  adminStats,
  adminSubmitted,
  adminTopics,
  adminTranslation,
  messages,
};
