// Runs each property that names no number of runs of its own, which cost more, as often as FUZZ_RUNS says.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.FUZZ_RUNS) });
