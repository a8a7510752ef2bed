import { Lightbulb } from 'lucide-react';
import type { Advice } from './passport-advice.ts';

export type PassportHintProps = {
	advice: readonly Advice[];
	/** What has taken the number away: a reload, or a sign-in that left the page; null for nothing. */
	gone: 'reload' | 'sign-in' | null;
};

const GONE = {
	reload: 'Номер нужно ввести ещё раз: в браузере мы его не храним',
	'sign-in':
		'Вы вошли. Осталось ввести номер ещё раз (в браузере мы его не храним) и нажать «Проверить владельца».',
} as const;

/** Below the passport's field: the region of its series, and what may be wrong. No refusal. */
export function PassportHint({ advice, gone }: PassportHintProps) {
	if (advice.length === 0) {
		return (
			<p className={gone === 'sign-in' ? 'font-medium text-ink' : 'text-ink-3'}>
				{gone === null ? 'Десять цифр с главной страницы паспорта' : GONE[gone]}
			</p>
		);
	}
	return advice.map(({ kind, text }) =>
		kind === 'hint' ? (
			<p key={kind} className="text-ink-3">
				{text}
			</p>
		) : (
			<p key={kind} className="flex gap-1.5 text-warn">
				<Lightbulb aria-hidden className="mt-[3px] size-4 flex-none" />
				{text}
			</p>
		),
	);
}
