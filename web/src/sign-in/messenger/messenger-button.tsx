import { type MessengerName, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { type ReactNode, useCallback } from 'react';
import { signIn } from '../../session/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { NewTabNote } from '../../ui/new-tab-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MaxMark, TelegramMark } from '../provider-marks.tsx';
import type { MessengerEvent, MessengerState } from './machine.ts';
import type { SignInDone } from './poll.ts';
import { useMessenger } from './use-messenger.ts';

const WAITING = 'Ожидание автоизации...';
const REFRESH = 'Попробуйте ещё раз с новой ссылкой и новым кодом.';
const TIMED_OUT = 'Превышено время ожидания. Повторите попытку.';

const MARKS: Readonly<Record<MessengerName, ReactNode>> = { telegram: <TelegramMark />, max: <MaxMark /> };

export type MessengerButtonProps = {
	messenger: MessengerName;
	/** Called before the sign-in; stable. */
	onSignIn?: (() => void) | undefined;
};

/** «Войти через …»: the way into the bot's chat and the digits that it must show too. */
export function MessengerButton({ messenger, onSignIn }: MessengerButtonProps) {
	const words = `Войти через ${PROVIDER_NAMES[messenger]}`;
	const enter = useCallback(
		(done: SignInDone) => {
			if (!('token' in done)) return;
			onSignIn?.();
			signIn(done.token);
		},
		[onSignIn],
	);
	return <MessengerView {...useMessenger({ messenger }, enter)} {...{ messenger, words }} />;
}

export type MessengerViewProps = {
	messenger: MessengerName;
	/** What the button says. */
	words: string;
	/** What the chat's button says, where it is not «Войти». */
	agreement?: string;
	state: MessengerState;
	send: (event: MessengerEvent) => void;
};

/** The same in a given state. */
export function MessengerView({ messenger, words, agreement = 'Войти', state, send }: MessengerViewProps) {
	if (state.name === 'refused') {
		return (
			<Notice kind="warning" announced>
				<p>{state.message}</p>
				<Button variant="ghost" size="s" onClick={() => send({ kind: 'retried' })} className="mt-2.5">
					Повторить
				</Button>
			</Notice>
		);
	}
	return (
		<div>
			{state.name === 'loading' ? (
				<Button busy className="w-full">
					{words}
				</Button>
			) : (
				<a
					href={state.link.link}
					target="_blank"
					rel="noopener"
					onClick={() => send({ kind: 'clicked' })}
					className={`w-full ${buttonClass()}`}
				>
					{MARKS[messenger]}
					{words}
					<NewTabNote />
				</a>
			)}
			<Code code={state.name === 'loading' ? null : state.link.code} agreement={agreement} />
			{(state.name === 'loading' || state.name === 'ready') && state.reason !== undefined && (
				<Notice kind="warning" announced className="mt-2.5">
					{state.reason} {REFRESH}
				</Notice>
			)}
			<div role="status">
				{state.name === 'waiting' && (
					<p className="mt-2.5 flex items-center gap-2.5 text-[15px] text-ink-2">
						<Spinner className="size-5 text-accent" />
						{WAITING}
					</p>
				)}
			</div>
			{state.name === 'timeout' && (
				<Notice kind="warning" announced>
					{TIMED_OUT}
				</Notice>
			)}
		</div>
	);
}

/** Only its digits tell a person that the chat asks about this very page. */
function Code({ code, agreement }: { code: string | null; agreement: string }) {
	return (
		<div className="mt-3 flex items-center gap-4 rounded-field bg-mute-soft px-4 py-3">
			<p className="text-[15px] leading-snug text-ink-2">
				Бот покажет этот же код. Совпал — нажмите в чате «{agreement}», не совпал — «Это не я».
			</p>
			<p className="figures ml-auto min-w-[4.2ch] text-right text-[28px] leading-none font-semibold tracking-wider text-ink">
				{code === null ? (
					<span aria-hidden className="text-ink-3">
						····
					</span>
				) : (
					<>
						<span className="sr-only">Код: </span>
						{code}
					</>
				)}
			</p>
		</div>
	);
}
