/** The strings for the owner's area, loaded only there. */
import { es as messages } from '@app/domain/messages/es';
import { admin } from './frame';
import { adminAccount } from './account';
import { adminAnswers } from './answers';
import { adminBackup } from './backup';
import { adminContact } from './contact';
import { adminDrafts } from './drafts';
import { adminEditor } from './editor';
import { adminFields } from './fields';
import { adminImages } from './images';
import { adminInstagram } from './instagram';
import { adminPictures } from './pictures';
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
  adminContact,
  adminDrafts,
  adminEditor,
  adminFields,
  adminImages,
  adminInstagram,
  adminPictures,
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
