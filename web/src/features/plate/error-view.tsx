import { RefreshCw } from 'lucide-react';
import { FAILED_TEXT } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlateBadge } from '../../ui/plate.tsx';

export type ErrorViewProps = { plate: string; message: string; onRetry: () => void };

/** Nobody answered: says so, and that it means nothing about the car. */
export function ErrorView({ plate, message, onRetry }: ErrorViewProps) {
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
			<Button onClick={onRetry} icon={<RefreshCw aria-hidden className="size-5" />} className="mt-5 w-full">
				Повторить
			</Button>
		</>
	);
}
