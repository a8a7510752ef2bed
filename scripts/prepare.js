// Runs before every npm script, on any version of Node and before anything is installed: plain JavaScript,
// old syntax, no packages. Arguments: `site` builds a stale site, `browser`, `office` and `deploy-tools` find
// them for the tests, `cluster-tools` for the cluster.
import { machineProblem } from './prepare/machine.js';

const problem = machineProblem(process.version, process.platform, process.arch);

if (problem) {
	console.error(problem);
	process.exitCode = 1;
} else {
	import('./prepare/steps.js').then((steps) => steps.prepare(process.argv.slice(2)));
}
