import type { AccountSession } from '@avtosverka/contract/sessions';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { Button } from '../ui/button.tsx';
import { deviceText } from './device-text.ts';

export type SessionLineProps = {
	session: AccountSession;
	busy?: boolean;
	/** What the button says. */
	end?: string;
	onEnd: () => void;
};

/** A place where a person is signed in; the present one has no button: «Выйти» is beside the page. */
export function SessionLine({ session, busy = false, end = 'Завершить', onEnd }: SessionLineProps) {
	const { device, provider, created_at, used_at, current } = session;
	const name = deviceText(device);
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
			<div className="min-w-0 flex-1 basis-60">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<b className="font-semibold">{name}</b>
					{current && (
						<span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-[14px] font-medium text-accent">
							Вы здесь
						</span>
					)}
				</p>
				<p className="mt-1 text-[15px] text-ink-2">
					Вход через {PROVIDER_NAMES[provider]}{' '}
					<time dateTime={created_at} className="figures">
						{formatMoment(created_at)}
					</time>
				</p>
				{!current && (
					<p className="text-[15px] text-ink-2">
						Последний раз{' '}
						<time dateTime={used_at} className="figures">
							{formatMoment(used_at).replace(', ', ', около ')}
						</time>
					</p>
				)}
			</div>
			{!current && (
				<Button
					variant="ghost"
					size="s"
					disabled={busy}
					aria-label={`Завершить вход: ${name}`}
					onClick={onEnd}
				>
					{end}
				</Button>
			)}
		</div>
	);
}
