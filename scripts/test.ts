import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, sum } from './testing/counts.ts';
import { GROUPS, STEPS, type Step } from './testing/steps.ts';

// `npm test -- unit e2e` runs only those groups.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !GROUPS.includes(word));

if (unknown.length > 0) {
	console.error(`Нет такой проверки: ${unknown.join(', ')}; есть ${GROUPS.join(', ')}.`);
	process.exitCode = 1;
} else {
	const { passed, failed } = await runAll(
		STEPS.filter(({ group }) => wanted.length === 0 || wanted.includes(group)),
	);
	process.exitCode = failed > 0 ? 1 : 0;
	console.log(`${passed} passed, ${failed} failed`);
}

async function runAll(steps: readonly Step[]): Promise<Count> {
	const reports = mkdtempSync(join(tmpdir(), 'avtosverka-reports-'));
	const counts: Count[] = [];
	const failures: string[] = [];

	for (const step of steps) {
		console.log(`\n▸ ${step.title}`);
		const started = performance.now();
		const count = await step.run(reports);
		counts.push(count);
		if (count.failed > 0) failures.push(step.title);
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		console.log(`${count.failed > 0 ? '✗' : '✓'} ${step.title}, ${seconds} с`);
	}
	rmSync(reports, { recursive: true, force: true });
	console.log(failures.length > 0 ? `\nНе прошло: ${failures.join('; ')}.` : '');

	return sum(counts);
}
