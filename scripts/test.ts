import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, sum } from './testing/counts.ts';
import { planOf } from './testing/plans.ts';
import type { Step } from './testing/steps.ts';

// `npm test -- unit e2e` runs only those groups; `--deep` and `--changed` choose other steps
// (docs/testing.md).
const plan = planOf(process.argv.slice(2));

if ('problem' in plan) {
	console.error(plan.problem);
	process.exitCode = 1;
} else {
	if (plan.steps.length === 0) console.log('Ничего не изменено: проверять нечего.');
	const { passed, failed } = await runAll(plan.steps);
	process.exitCode = failed > 0 ? 1 : 0;
	console.log(`${passed} passed, ${failed} failed`);
}

async function runAll(steps: readonly Step[]): Promise<Count> {
	const reports = mkdtempSync(join(tmpdir(), 'avtosverka-reports-'));
	const counts: Count[] = [];
	const failures: string[] = [];
	const repeated: string[] = [];

	for (const step of steps) {
		console.log(`\n▸ ${step.title}`);
		const started = performance.now();
		const count = await step.run(reports);
		counts.push(count);
		repeated.push(...(count.repeated ?? []).map((name) => `  ${name}`));
		if (count.failed > 0) failures.push(step.title, ...(count.failures ?? []).map((name) => `  ${name}`));
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		console.log(`${count.failed > 0 ? '✗' : '✓'} ${step.title}, ${seconds} с`);
	}
	rmSync(reports, { recursive: true, force: true });
	// Here, because a long log is often kept by its end alone.
	if (repeated.length > 0) console.log(['\nПрошло только при повторе:', ...repeated].join('\n'));
	if (failures.length > 0) console.log(['\nНе прошло:', ...failures].join('\n'));

	return sum(counts);
}
