import { CircleCheck, RefreshCw } from 'lucide-react';
import { Button, buttonClass } from '../ui/button.tsx';
import { OwnLink } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { PurchaseEvent, PurchaseState } from './machine.ts';
import type { WayBack } from './way-back.ts';
import { WidgetFrame } from './widget-frame.tsx';
import { CHECKING, PAID } from './words.ts';

export type PurchaseProgressProps = {
	state: Extract<PurchaseState, { name: 'in-frame' | 'checking' | 'unsettled' | 'paid' }>;
	send: (event: PurchaseEvent) => void;
	on: WayBack | null;
	credited: (requests: number) => string;
	/** What is said when it is not known after all, and where to look. */
	unsettled: string;
};

/** A purchase between its order and its end. */
export function PurchaseProgress({ state, send, on, credited, unsettled }: PurchaseProgressProps) {
	switch (state.name) {
		case 'in-frame':
			return (
				<div className="grid gap-3">
					<WidgetFrame form={state.form} onMessage={(what) => send({ kind: 'frame-told', what })} />
					<Button variant="ghost" onClick={() => send({ kind: 'frame-told', what: 'close' })}>
						Отмена
					</Button>
				</div>
			);
		case 'checking':
			return (
				<p role="status" className="flex min-h-24 items-center gap-3 text-lg">
					<Spinner className="size-6 text-accent" />
					{CHECKING}
				</p>
			);
		case 'unsettled':
			return (
				<Notice kind="warning" announced>
					<p>{unsettled}</p>
					<Button
						variant="ghost"
						size="s"
						icon={<RefreshCw aria-hidden className="size-5" />}
						onClick={() => send({ kind: 'asked-again' })}
						className="mt-2.5"
					>
						Проверить ещё раз
					</Button>
				</Notice>
			);
		case 'paid':
			return (
				<div className="grid gap-4">
					{state.notice === undefined ? (
						<p role="status" className="flex min-h-16 items-center gap-3 text-lg">
							<CircleCheck aria-hidden className="size-6 flex-none text-clear" />
							<span>
								{PAID}. {credited(state.requests)}
							</span>
						</p>
					) : (
						<Notice kind="warning" announced>
							{state.notice}
						</Notice>
					)}
					{on && (
						<OwnLink to={on.to} className={buttonClass()}>
							{on.text}
						</OwnLink>
					)}
				</div>
			);
	}
}
