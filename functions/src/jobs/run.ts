import * as logger from 'firebase-functions/logger';

export type Jobs = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs jobs concurrently, so a failing or slow job doesn't delay the others. Logs each failure with the job's
 * name. Throws if any job failed, so the metrics count the run as failed.
 */
export async function runJobs(jobs: Jobs): Promise<void> {
  const failed: string[] = [];
  await Promise.all(
    Object.entries(jobs).map(async ([job, run]) => {
      try {
        await run();
      } catch (error) {
        failed.push(job);
        logger.error('job failed', { job, cause: error instanceof Error ? error.stack : String(error) });
      }
    }),
  );
  if (failed.length > 0) throw new Error(`Failed jobs: ${failed.join(', ')}`);
}
