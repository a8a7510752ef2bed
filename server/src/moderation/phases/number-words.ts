import { type MappedText, replaceIn } from './mapped.ts';

const NUMBERS: Readonly<Record<string, number>> = {
	ноль: 0,
	нуль: 0,
	один: 1,
	одна: 1,
	два: 2,
	две: 2,
	три: 3,
	четыре: 4,
	пять: 5,
	шесть: 6,
	семь: 7,
	восемь: 8,
	девять: 9,
	десять: 10,
	одиннадцать: 11,
	двенадцать: 12,
	тринадцать: 13,
	четырнадцать: 14,
	пятнадцать: 15,
	шестнадцать: 16,
	семнадцать: 17,
	восемнадцать: 18,
	девятнадцать: 19,
	двадцать: 20,
	тридцать: 30,
	сорок: 40,
	пятьдесят: 50,
	шестьдесят: 60,
	семьдесят: 70,
	восемьдесят: 80,
	девяносто: 90,
	сто: 100,
	двести: 200,
	триста: 300,
	четыреста: 400,
	пятьсот: 500,
	шестьсот: 600,
	семьсот: 700,
	восемьсот: 800,
	девятьсот: 900,
};
const ANY = Object.keys(NUMBERS)
	.toSorted((one, other) => other.length - one.length)
	.join('|');
const SPOKEN = new RegExp(`(?<![а-я])(?:${ANY})(?:[\\s,.-]+(?:${ANY}))*(?![а-я])`, 'g');

/** Whether a number goes on with the next word: «девятьсот» with «двенадцать», «сорок» with «пять». */
function goesOn(last: number, next: number): boolean {
	if (next === 0) return false;
	return last >= 100 ? next < 100 : last >= 20 && next < 10;
}

/** «девятьсот двенадцать пять ноль» is 91250: what somebody says who tells a number aloud. */
function digitsOf(spoken: string): string {
	const groups: number[] = [];
	let last = 0;
	for (const word of spoken.match(/[а-я]+/g) ?? []) {
		const value = NUMBERS[word] ?? 0;
		if (groups.length > 0 && goesOn(last, value)) groups[groups.length - 1] = (groups.at(-1) ?? 0) + value;
		else groups.push(value);
		last = value;
	}
	return groups.join('');
}

/** Numbers in Russian words as digits; each digit stands for the whole of the words. */
export function digitsFromWords(text: MappedText): MappedText {
	return replaceIn(text, SPOKEN, digitsOf);
}
