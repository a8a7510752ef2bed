import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { TILE_NAMES } from '@avtosverka/decision/car/signs/tile-words';
import { escapeXml } from '../escape-xml.ts';
import type { Changes } from './changes.ts';
import { WATCHED_FOR_DAYS } from './hours.ts';
import type { WatchedSection } from './records.ts';

export type SectionChanges = { readonly section: WatchedSection; readonly changes: Changes };

/** Of one section; the page has them all. */
const LINES_AT_MOST = 5;

/** True where there is something to tell. */
export function hasNews({ changes }: SectionChanges): boolean {
	return changes.added.length + changes.updated.length + changes.gone > 0;
}

/** The message about a look that found changes. HTML. */
export function changesMessage(vin: Vin, all: readonly SectionChanges[], siteUrl: string): string {
	const listed = (title: string, words: readonly string[]) => {
		const more = words.length - LINES_AT_MOST;
		const lines = words.slice(0, LINES_AT_MOST).map((line) => `• ${title}: ${escapeXml(line)}`);
		return more > 0 ? [...lines, `• ${title}, ещё записей: ${more}`] : lines;
	};
	const sections = all
		.filter(hasNews)
		.flatMap(({ section, changes: { added, updated, gone } }) => [
			'',
			`<b>${TILE_NAMES[section]}</b>`,
			...listed('новое', added),
			...listed('обновлено', updated),
			...(gone > 0 ? [`• больше нет в ответе записей: ${gone}`] : []),
		]);
	return [
		`🔔 Машина, за которой вы следите: <code>${vin}</code>`,
		...sections,
		'',
		`Отчёт: ${escapeXml(siteUrl)}/checks/${vin}`,
	].join('\n');
}

/** The last message of a watch that has come to its term. HTML. */
export function termMessage(vin: Vin): string {
	return `Слежение за <code>${vin}</code> закончилось: прошло ${counted(WATCHED_FOR_DAYS, ['день', 'дня', 'дней'])}. Чтобы продолжить, проверьте её ещё раз и нажмите «Следить за машиной».`;
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
