import { RefreshCw } from 'lucide-react';
import { FAILED_TEXT } from '../client.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlateBadge } from '../ui/plate.tsx';
import type { LookupEvent, LookupState } from './machine.ts';
import { PriceNote } from './price-note.tsx';

export type ErrorViewProps = {
	state: Extract<LookupState, { name: 'networkError' }>;
	send: (event: LookupEvent) => void;
};

/** No answer came: says so, and that it means nothing about the car. */
export function ErrorView({ state: { plate, message, retry }, send }: ErrorViewProps) {
	return (
		<>
			<PlateBadge plate={plate} />
			<Notice kind="error" className="mt-4">
				<p className="font-semibold">{FAILED_TEXT}</p>
				{message !== FAILED_TEXT && <p className="mt-0.5">{message}</p>}
			</Notice>
			<p className="mt-3 text-[15px] text-ink-2">
				Это не значит, что VIN нет. Повторите запрос или введите VIN из документов.
			</p>
			{retry.asking === 'paid' && (
				<div className="mt-3">
					<PriceNote />
				</div>
			)}
			<Button
				onClick={() => send({ kind: 'retried' })}
				icon={<RefreshCw aria-hidden className="size-5" />}
				className="mt-5 w-full"
			>
				Повторить
			</Button>
			{(retry.asking === 'paid' || retry.asking === 'repeat') && (
				<Button variant="ghost" onClick={() => send({ kind: 'left' })} className="mt-3 w-full">
					Назад
				</Button>
			)}
		</>
	);
}
