import { created, leftToSetup, missing, ok, type Check } from './check';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const STORAGE = 'https://storage.googleapis.com/storage/v1';

const DAY_SECONDS = 24 * 60 * 60;
/**
 * How long daily backups are kept. That is longer than point-in-time recovery goes back, and it limits how
 * long visitors' deleted data survives. Firestore allows at most 14 weeks.
 */
const BACKUP_DAYS = 30;
/**
 * The retention period for deleted files: Cloud Storage's default for new buckets, which is also the minimum.
 */
const SOFT_DELETE_DAYS = 7;

/**
 * A backup schedule. A database can have at most one daily and one weekly schedule.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules
 */
interface BackupSchedule {
  /** The retention period in seconds, for example `604800s`. */
  retention: string;
  dailyRecurrence?: object;
}

/**
 * A note about costs. It doesn't mention prices, because they depend on the region.
 * https://cloud.google.com/firestore/pricing
 * https://docs.cloud.google.com/firestore/docs/backups#costs
 */
const COST = 'billed by size without a free quota, like point-in-time recovery';

const kept = (days: number): string => `of the database, kept for ${days} days; ${COST}`;

export const scheduledBackups: Check = {
  title: 'Daily backups',
  optional: true,
  async run(context) {
    const { google, project, readOnly } = context;
    const url = `${FIRESTORE}/projects/${project}/databases/(default)/backupSchedules`;
    const { backupSchedules = [] } = (await google.find<{ backupSchedules?: BackupSchedule[] }>(url)) ?? {};
    const daily = backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence !== undefined);
    if (daily) return ok(kept(parseInt(daily.retention) / DAY_SECONDS));
    if (readOnly) return leftToSetup(context, 'none of the database');
    await google.create(url, { dailyRecurrence: {}, retention: `${BACKUP_DAYS * DAY_SECONDS}s` });
    return created(kept(BACKUP_DAYS));
  },
};

/** The settings of a bucket (https://docs.cloud.google.com/storage/docs/use-soft-delete). */
interface Bucket {
  /** How many seconds deleted files are kept, or 0 if soft delete is off. */
  softDeletePolicy?: { retentionDurationSeconds?: string };
}

export const softDelete: Check = {
  title: 'Deleted files',
  optional: true,
  async run(context) {
    const { google, bucket, readOnly } = context;
    if (!bucket) return missing('there is no bucket', 'See "Storage bucket".');
    const url = `${STORAGE}/b/${bucket}`;
    const { softDeletePolicy } = await google.get<Bucket>(`${url}?fields=softDeletePolicy`);
    const days = Number(softDeletePolicy?.retentionDurationSeconds ?? 0) / DAY_SECONDS;
    if (days > 0) return ok(`can be restored for ${days} days`);
    if (readOnly) return leftToSetup(context, 'cannot be restored');
    const retentionDurationSeconds = String(SOFT_DELETE_DAYS * DAY_SECONDS);
    await google.patch(url, { softDeletePolicy: { retentionDurationSeconds } });
    return created(`can be restored for ${SOFT_DELETE_DAYS} days`);
  },
};
