import { Notice } from '../../ui/notice.tsx';
import type { OauthState } from './use-oauth.ts';

/** What becomes of a provider's window, below the button that has opened it. */
export function OauthStatus({ state, checking }: { state: OauthState; checking: string }) {
	return (
		<>
			<div role="status">
				{state.name === 'opened' && (
					<p className="mt-2 text-[15px] text-ink-2">
						Выберите аккаунт в открывшемся окне. Закрыли его — нажмите кнопку ещё раз.
					</p>
				)}
				{state.name === 'checking' && <p className="mt-2 text-[15px] text-ink-2">{checking}</p>}
			</div>
			{state.name === 'failed' && (
				<Notice kind="error" announced className="mt-3">
					{state.problem}
				</Notice>
			)}
		</>
	);
}
