import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision, Reason } from '@avtosverka/contract/decision';
import { DECISION_WORDS } from '@avtosverka/contract/vocabulary/decision';
import { decideCar } from '@avtosverka/decision/car/decide';
import { DECIDED_AT, type DecisionSample, readDecisionSamples } from './decision-samples.ts';
import { SEVERITY_TITLES } from './severity-titles.ts';
import { wrapLine } from './wrap-line.ts';

const BEGINNING = [
	'# Что вердикт говорит о настоящих ответах',
	wrapLine(
		'Этот документ составлен командой `npm run docs`: настоящие и документированные ответы поставщиков ' +
			'(`registers/src/suppliers/*/fixtures`, происхождение — в `ORIGIN.md` рядом) прошли чтение поставщика, ' +
			'представление `/v1` и правила `decision`. Разделы, о которых у примера ответа нет, не спрошены. Вердикт ' +
			`вынесен на ${DECIDED_AT.toISOString().slice(0, 10)}, через три часа после ответов без собственной даты.`,
	),
];

/** The text of docs/decision-samples.md. */
export async function drawDecisionSamples(): Promise<string> {
	const samples = await readDecisionSamples();
	return `${[...BEGINNING, ...samples.map(drawSample)].join('\n\n')}\n`;
}

function drawSample({ title, files, question }: DecisionSample): string {
	const decision = decideCar(question, (rule, error) => {
		throw new Error(`${rule} threw`, { cause: error });
	});
	const lines = [
		...decision.reasons.map(inWords),
		...decision.questions.map(({ text }) => `Спросить: ${text}`),
		...decision.inspection.map(({ text }) => `Осмотреть: ${text}`),
		`Реестры без сегодняшнего ответа: ${silentOf(decision)}.`,
	];
	return [
		`## ${title}`,
		wrapLine(`${files.map((file) => `\`${file}\``).join(', ')}: **${DECISION_WORDS[decision.verdict]}**.`),
		lines.map((line) => wrapLine(`- ${line}`, '  ')).join('\n'),
	].join('\n\n');
}

function inWords({ severity, sentence, rule, section, record }: Reason): string {
	return `${SEVERITY_TITLES[severity]}: ${sentence.replaceAll('\u00a0', ' ')} (\`${rule}\`, \`${section}.${record}\`)`;
}

/** «ещё не спрашивали — «Розыск», «Залог»; прочитано не всё — «ДТП»». */
function silentOf({ notChecked }: Decision): string {
	const silent = notChecked.filter(
		({ section, what }) =>
			section !== null && section !== 'base' && what === SECTION_CATALOGUE[section].title,
	);
	const groups = Map.groupBy(silent, ({ why }) => why);
	const listed = [...groups].map(
		([why, lines]) => `${why} — ${lines.map(({ what }) => `«${what}»`).join(', ')}`,
	);
	return listed.length === 0 ? 'нет' : listed.join('; ');
}
