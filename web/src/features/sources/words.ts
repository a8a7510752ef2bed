import type { ListedSource, SourceSupplier } from '@avtosverka/contract/sources';
import { notAskedWords } from '@avtosverka/contract/vocabulary/absence-words';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';

const HOUR_MS = 60 * 60 * 1000;
const HOURS_A_DAY = 24;

/** Who answers now: «Автокод», or «Сначала Автокод, если ответа нет — ГИБДД»; or why no supplier does. */
export function answeringNow({ suppliers, silence }: Pick<ListedSource, 'suppliers' | 'silence'>): string {
	const [first, ...others] = suppliers.map(({ id }) => supplierName(id));
	if (first === undefined)
		return `Сейчас никто не отвечает: ${notAskedWords(silence ?? 'switched-off', 'car')}`;
	if (others.length === 0) return first;
	return `Сначала ${first}, если ответа нет — ${others.join(', затем ')}`;
}

/** «Автокод, 21 ноября 2026, 10:42», Moscow time; null for a register without a stored answer. */
export function lastAnswered(last: ListedSource['last']): string | null {
	return last && `${supplierName(last.supplier)}, ${formatMoment(last.at)}`;
}

/** How long answers are reused, one sentence where all suppliers are alike; null without suppliers. */
export function retentionText(suppliers: readonly SourceSupplier[]): string | null {
	const sentences = suppliers.map(({ retentionMs }) => terms(retentionMs));
	const [first] = sentences;
	if (first === undefined) return null;
	if (sentences.every((sentence) => sentence === first)) return capital(first);
	return suppliers.map(({ id }, at) => `${supplierName(id)}: ${sentences[at]}`).join('; ');
}

function terms({ found, clear }: SourceSupplier['retentionMs']): string {
	if (found === 0) return 'показываем только тому, кто спросил';
	if (found === clear) return durationText(found);
	return `${durationText(found)}, «записей нет» — ${durationText(clear)}`;
}

/** «6 часов», «сутки», «7 дней»; days only where they are whole. */
export function durationText(ms: number): string {
	const hours = Math.round(ms / HOUR_MS);
	if (hours % HOURS_A_DAY !== 0) return counted(hours, ['час', 'часа', 'часов']);
	const days = hours / HOURS_A_DAY;
	return days === 1 ? 'сутки' : counted(days, ['день', 'дня', 'дней']);
}

function capital(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}
