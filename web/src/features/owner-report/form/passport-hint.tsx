import { Lightbulb } from 'lucide-react';
import type { Advice } from './passport-advice.ts';

export type PassportHintProps = {
	advice: readonly Advice[];
	/** A reload has taken the number away. */
	gone: boolean;
};

/** Below the passport's field: the region of its series, and what may be wrong. No refusal. */
export function PassportHint({ advice, gone }: PassportHintProps) {
	if (advice.length === 0) {
		return (
			<p className="text-ink-3">
				{gone
					? 'Номер нужно ввести ещё раз: в браузере мы его не храним'
					: 'Десять цифр с главной страницы паспорта'}
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
