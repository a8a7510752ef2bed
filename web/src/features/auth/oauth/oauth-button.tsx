import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Notice } from '../../../ui/notice.tsx';
import { GoogleMark } from '../provider-marks.tsx';
import { useGoogle } from './use-oauth.ts';

/** «Войти через Google», and what became of it; `from` is the page to come back to. */
export function GoogleButton({ from }: { from: string }) {
	const { state, start } = useGoogle(from);
	const alive = useHydrated();
	return (
		<div>
			<Button
				look="ghost"
				className="w-full text-ink!"
				disabled={!alive}
				busy={state.name === 'checking'}
				icon={<GoogleMark />}
				onClick={start}
			>
				Войти через Google
			</Button>
			<div role="status">
				{state.name === 'opened' && (
					<p className="mt-2 text-[15px] text-ink-2">
						Выберите аккаунт в открывшемся окне. Закрыли его — нажмите кнопку ещё раз.
					</p>
				)}
				{state.name === 'checking' && <p className="mt-2 text-[15px] text-ink-2">Проверяем вход…</p>}
			</div>
			{state.name === 'failed' && (
				<Notice kind="error" announced className="mt-3">
					{state.problem}
				</Notice>
			)}
		</div>
	);
}
