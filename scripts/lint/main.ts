import { ROOT } from '../prepare/root.js';
import { RULES } from './rules.ts';
import { readSourceFiles } from './source-files.ts';

const problems = readSourceFiles(ROOT).flatMap((file) =>
	RULES.flatMap((rule) => rule.problems(file).map((problem) => `${file.path}: ${rule.name}: ${problem}`)),
);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
