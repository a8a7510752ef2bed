import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { fitLines } from '../bot/fit-lines.ts';
import { namedCar } from '../bot/watch-words.ts';
import { escapeXml } from '../escape-xml.ts';
import type { Changes } from './changes.ts';
import { WATCHED_FOR_DAYS } from './hours.ts';
import type { WatchedSection } from './records.ts';

/** A watched car, and what is known of its name. */
export type NamedCar = { readonly vin: Vin; readonly name: string | null };

export type SectionChanges = { readonly section: WatchedSection; readonly changes: Changes };

/** Of one section; the page has them all. */
const LINES_AT_MOST = 5;
/** Signs of one record: a register's text may be as long as it likes. */
const RECORD_AT_MOST = 300;
/** Signs of HTML that every messenger takes: MAX takes 4000, Telegram 4096. */
const NOTICE_AT_MOST = 4_000;
/** Signs of the first line, with a name or without: the rest is cut alike for all who watch a car. */
const HEAD_AT_MOST = 400;

/** True where there is something to tell. */
export function hasNews({ changes }: SectionChanges): boolean {
	return changes.added.length + changes.updated.length + changes.gone > 0;
}

/** The message about a look that found changes, as many of them as every channel takes. HTML. */
export function changesMessage(
	{ vin, name }: NamedCar,
	all: readonly SectionChanges[],
	siteUrl: string,
): string {
	const lines = all.filter(hasNews).flatMap(linesOf);
	const report = `\nОтчёт: ${escapeXml(siteUrl)}/checks/${vin}`;
	const head = `🔔 Изменения: ${namedCar(name, vin)}`;
	const recordsOf = new Map(lines.map(({ line, records }) => [line, records]));
	const moreIn = (left: readonly string[]) => {
		const records = left.reduce((sum, line) => sum + (recordsOf.get(line) ?? 0), 0);
		return `\nИ ещё изменений: ${records}. Все ответы — в отчёте.${report}`;
	};
	const body = [...lines.map(({ line }) => line), report];
	return `${head}\n${fitLines(body, NOTICE_AT_MOST - HEAD_AT_MOST, moreIn)}`;
}

/** The lines of a section, the first with its name, and of how many records each tells. */
function linesOf({ section, changes: { added, updated, gone } }: SectionChanges) {
	const listed = (title: string, words: readonly string[]) => {
		const more = words.length - LINES_AT_MOST;
		const lines = words
			.slice(0, LINES_AT_MOST)
			.map((line) => ({ line: `• ${title}: ${escapeXml(shorten(line))}`, records: 1 }));
		return more > 0 ? [...lines, { line: `• ${title}, ещё записей: ${more}`, records: more }] : lines;
	};
	const lines = [
		...listed('новое', added),
		...listed('обновлено', updated),
		...(gone > 0 ? [{ line: `• исчезло из ответа записей: ${gone}`, records: gone }] : []),
	];
	const name = `\n<b>${SECTION_CATALOGUE[section].title}</b>\n`;
	return lines.map(({ line, records }, place) => ({ line: place === 0 ? `${name}${line}` : line, records }));
}

function shorten(words: string): string {
	return words.length > RECORD_AT_MOST ? `${words.slice(0, RECORD_AT_MOST - 1)}…` : words;
}

/** The last message of a watch that has come to its term. HTML. */
export function termMessage({ vin, name }: NamedCar): string {
	const days = counted(WATCHED_FOR_DAYS, ['день', 'дня', 'дней']);
	return [
		`🔔 Слежение закончилось: ${namedCar(name, vin)}`,
		`Прошло ${days}. Чтобы продолжить, проверьте машину ещё раз и нажмите «Следить за машиной».`,
	].join('\n');
}

/** The name of a register in a sentence. */
export function sectionName(section: WatchedSection): string {
	return SECTION_CATALOGUE[section].title;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** A message without markup, line by line: for letters and pages, which have a button for the address. */
export function messageLines(html: string): string[] {
	return html
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('Отчёт: '))
		.map((line) =>
			line
				.replace(/<\/?(?:b|code)>/g, '')
				.replace(/&(lt|gt|quot|apos|amp);/g, (all, name: string) => ENTITIES[name] ?? all),
		);
}
