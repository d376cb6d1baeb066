// Sets the default number of runs per property to FUZZ_RUNS. Expensive properties set their own number.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.FUZZ_RUNS) });
