import { CircleCheck, LogIn } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useFromHere } from '../../../ui/from-here.ts';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { LoadAgain } from '../../../ui/load-again.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { markSignIn } from './sign-in-mark.ts';

const load = () => import('../../../sign-in/sign-in.tsx');

export type SignInPlaceProps = {
	/** What is said to somebody who has sent the form without a sign-in; null before that. */
	refusal: string | null;
	/** A sign-in has been made here. */
	isDone: boolean;
	/** The report is being ordered. */
	busy: boolean;
	/** Called before a sign-in that is made here; stable. */
	onSignIn: () => void;
	ref: Ref<HTMLElement>;
};

/**
 * The one place of the form where a person signs in, before anything is typed or after it was sent: what was
 * typed stays where it is. Nothing for those who came signed in.
 */
export function SignInPlace({ refusal, isDone, busy, onSignIn, ref }: SignInPlaceProps) {
	const session = useSession();
	const [wanted, want] = useState(false);
	const isOpen = wanted || refusal !== null;
	const part = useLazyModule(load, isOpen);
	const { from } = useFromHere();
	if (session?.token && !isDone) return null;
	if (session?.token) {
		return (
			<p role="status" className="flex min-h-11 items-center gap-2.5 text-[15px]">
				{busy ? (
					<Spinner className="size-5 text-accent" />
				) : (
					<CircleCheck aria-hidden className="size-5 text-clear" />
				)}
				{busy ? 'Вы вошли. Заказываем отчёт…' : 'Вы вошли: отчёт можно заказать.'}
			</p>
		);
	}
	const open = () => {
		markSignIn();
		want(true);
	};
	return (
		<section
			ref={ref}
			tabIndex={-1}
			aria-label="Вход"
			className={`grid scroll-mt-20 gap-3 rounded-field border border-line px-4 py-3 outline-none ${session === null ? 'signed-in:hidden' : ''}`}
		>
			{refusal === null ? (
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p className="flex-[1_1_210px] text-[15px] leading-snug">
						Отчёт заказывают после входа: войдите сейчас или когда заполните форму.
					</p>
					{!isOpen && (
						<Button variant="ghost" size="s" icon={<LogIn aria-hidden className="size-5" />} onClick={open}>
							Войти
						</Button>
					)}
				</div>
			) : (
				<Notice kind="error" announced>
					<p className="font-semibold">{refusal}</p>
					<p>Войдите, и заказ продолжится сам. Всё, что вы ввели, останется в форме.</p>
				</Notice>
			)}
			{isOpen && part.state === 'ready' && <part.module.SignIn from={from} onSignIn={onSignIn} />}
			{isOpen && part.state === 'loading' && <Spinner className="size-6 text-accent" />}
			{isOpen && part.state === 'failed' && <LoadAgain again={part.again} />}
		</section>
	);
}
