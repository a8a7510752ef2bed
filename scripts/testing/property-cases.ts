import fc from 'fast-check';

// Every property that names no number of cases is tried with as many.
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_CASES) });
