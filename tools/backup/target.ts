/** Opens the project that `npm run backup` reads and `npm run restore` writes to. */
import { bucketName } from '@app/domain/pictures/images';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Source } from '../../functions/src/backup/write-archive';
import { chooseTarget, prepareClients } from '../../seed/target';

export interface Target extends Source {
  /** How messages describe the project. */
  description: string;
}

/** Returns the database and bucket of the emulators, or of the real project with the given id. */
export function openTarget(project?: string): Target {
  const target = chooseTarget(process.env, project);
  const { projectId, onEmulators } = target;
  prepareClients(target);
  const app = initializeApp({ projectId });
  return {
    project: projectId,
    db: getFirestore(app),
    bucket: getStorage(app).bucket(process.env.STORAGE_BUCKET || bucketName(projectId)),
    description: `${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`,
  };
}
