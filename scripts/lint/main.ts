import { ROOT } from '../prepare/root.js';
import { REPOSITORY_RULES, RULES } from './rules.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles(ROOT);
const problems = [
	...files.flatMap((file) =>
		RULES.flatMap((rule) => rule.problems(file).map((problem) => `${file.path}: ${rule.name}: ${problem}`)),
	),
	...REPOSITORY_RULES.flatMap((rule) => rule.problems(files).map((problem) => `${rule.name}: ${problem}`)),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
