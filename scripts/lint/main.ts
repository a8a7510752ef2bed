import { ROOT } from '../prepare/root.js';
import type { Rule } from './rule.ts';
import { DOCUMENT_RULES, REPOSITORY_RULES, RULES } from './rules.ts';
import { readDocuments, readSourceFiles, type SourceFile } from './source-files.ts';

const files = readSourceFiles(ROOT);
const problemsOf = (file: SourceFile, rules: readonly Rule[]) =>
	rules.flatMap((rule) => rule.problems(file).map((problem) => `${file.path}: ${rule.name}: ${problem}`));
const problems = [
	...files.flatMap((file) => problemsOf(file, RULES)),
	...readDocuments(ROOT).flatMap((file) => problemsOf(file, DOCUMENT_RULES)),
	...REPOSITORY_RULES.flatMap((rule) => rule.problems(files).map((problem) => `${rule.name}: ${problem}`)),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
