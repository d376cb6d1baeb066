// Sets fast-check's default number of runs per property to FUZZ_RUNS. Slow properties set their own number.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.FUZZ_RUNS) });
