import { mapped, marksIn } from './mapped.ts';
import { type PhaseCheck, remarksOf } from './phase.ts';

const LETTERS_FOR_CAPITALS = 20;
const CAPITALS = 0.8;
const ALIKE = 0.8;

/** A sign six times in a row, or a word four times. */
const REPEATED_SIGN = /([^\s\d])\1{5,}/gu;
const REPEATED_WORD = /(?<![\p{L}\d])([\p{L}\d]+)(?:[\s,.!]+\1(?![\p{L}\d])){3,}/giu;

function essenceOf(text: string): string {
	return (
		text
			.toLowerCase()
			.replaceAll('ё', 'е')
			.match(/[\p{L}\d]+/gu) ?? []
	).join(' ');
}

function triplesOf(text: string): Set<string> {
	return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

/** From 0, nothing in common, to 1, the same: threes of letters that both have, of all that either has. */
function likeness(one: string, other: string): number {
	const [left, right] = [triplesOf(one), triplesOf(other)];
	const both = [...left].filter((three) => right.has(three)).length;
	const all = left.size + right.size - both;
	return all === 0 ? 0 : both / all;
}

function isShouted(text: string): boolean {
	const letters = text.match(/\p{L}/gu) ?? [];
	const capitals = text.match(/\p{Lu}/gu) ?? [];
	return letters.length >= LETTERS_FOR_CAPITALS && capitals.length >= letters.length * CAPITALS;
}

/** The same again, almost the same again, one sign or word many times, capitals throughout. */
export const floods: PhaseCheck = ({ text, recent }) => {
	const essence = essenceOf(text);
	const before = recent.map(essenceOf).filter((other) => other !== '');
	const isSame = before.includes(essence);
	const isAlike = !isSame && before.some((other) => likeness(essence, other) >= ALIKE);
	const whole = (seen: boolean) => (seen ? [{ from: 0, to: text.length }] : []);
	const plain = mapped(text);
	const repeated = [...marksIn(plain, REPEATED_SIGN), ...marksIn(plain, REPEATED_WORD)];
	return remarksOf('floods', [
		{ severity: 'medium', reason: 'Автор это уже писал.', marks: whole(isSame) },
		{ severity: 'low', reason: 'Автор уже писал почти то же.', marks: whole(isAlike) },
		{ severity: 'low', reason: 'Одно и то же много раз подряд.', marks: repeated },
		{ severity: 'low', reason: 'Заглавными буквами.', marks: whole(isShouted(text)) },
	]);
};
