/** `npm run bench`: every figure of docs/performance.md, each beside its floor from the same run. */
import { measureFreshReport } from './fresh-report.ts';
import { measureKeptCheck } from './kept-check.ts';
import { describeMachine } from './machine.ts';
import { measureProtectedCheck } from './protected-check.ts';

const rounded = (value: number) => Math.round(value).toLocaleString('en');
const verdict = (met: boolean) => (met ? 'met' : 'MISSED');

console.log(`Machine: ${describeMachine()}\n`);

const kept = await measureKeptCheck();
console.log(`Kept check over /v1, BOT_PROTECTION=off, ${kept.bytes} bytes, 32 connections
  bare node:http   ${rounded(kept.bare)} replies/s
  ours             ${rounded(kept.ours)} replies/s, p99 ${kept.p99} ms
  ratio            ${kept.ratio.toFixed(2)} (aim ≥ 0.30: ${verdict(kept.ratio >= 0.3)})\n`);

const guarded = await measureProtectedCheck();
console.log(`Kept check with ${guarded.values} ALTCHA values solved beforehand, 16 at once
  ours             ${rounded(guarded.perSecond)} replies/s, p99 ${rounded(guarded.p99)} ms
  solving          ${rounded(guarded.solveMs)} ms a value on one thread\n`);

const fresh = await measureFreshReport();
console.log(`Ten checks of a fresh VIN, supplier calls of 300 ms
  longest chain    ${rounded(fresh.chainMs)} ms
  ten answers      ${rounded(fresh.wallMs)} ms
  ratio            ${fresh.ratio.toFixed(2)} (aim ≤ 1.10: ${verdict(fresh.ratio <= 1.1)})`);
