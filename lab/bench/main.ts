/** `npm run bench [-- part …]`: every figure of docs/performance.md, with its floor from the same run. */
import { describeLoad, describeMachine } from './machine.ts';
import { PARTS } from './parts.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
	console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
	process.exit(1);
}

console.log(`Machine: ${describeMachine()}\n`);
for (const [name, part] of Object.entries(PARTS)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	const started = performance.now();
	console.log(await part());
	console.log(`  (${name}: ${Math.round((performance.now() - started) / 1000)} s, ${describeLoad()})\n`);
}
