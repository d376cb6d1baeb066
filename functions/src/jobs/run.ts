import * as logger from 'firebase-functions/logger';

export type Jobs = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs jobs side by side, so that neither a failure nor a long run of one delays the others. Each failure is logged with the name of its
 * job. Throws if there was one, so that the run counts as failed in the metrics.
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
