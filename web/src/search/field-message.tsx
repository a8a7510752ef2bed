import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldMessageProps = {
	id: string;
	mistake: string | null;
	/** What is put right behind the mistake, in our own words. */
	more?: string | undefined;
	locked: string | null;
	hint: ReactNode;
};

/** The line under a field: a mistake, else why it is locked, else the hint. Its room is always kept. */
export function FieldMessage({ id, mistake, more, locked, hint }: FieldMessageProps) {
	return (
		<p id={id} aria-live="polite" className="mt-1.5 min-h-5.5 text-[13.5px] leading-5.5 max-[379px]:min-h-11">
			{mistake !== null ? (
				<span className="flex gap-1.5 font-medium text-found">
					<CircleAlert aria-hidden className="mt-[3px] size-4 flex-none" />
					<span>
						<span>{mistake}</span>
						{more !== undefined && <span className="font-normal">{more}</span>}
					</span>
				</span>
			) : locked !== null ? (
				<span className="flex gap-1.5 text-ink-2">
					<Lock aria-hidden className="mt-1 size-3.5 flex-none" />
					<span>{locked}</span>
				</span>
			) : (
				<span className="text-ink-3">{hint}</span>
			)}
		</p>
	);
}
