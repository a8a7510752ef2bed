import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { OwnLink } from '../ui/link.tsx';
import { BottomNote } from './bottom-note.tsx';
import { installation } from './installation.ts';
import { countVisit, declineHint, wantsHint } from './visits.ts';

/** Where people come back to, and only there. */
const PLACES = /^\/(checks\/[^/]+\/?)?$/;

/** From the second visit on, and until it is sent away: the site can stand on this very screen. */
export function InstallHint() {
	const { pathname } = useLocation();
	const state = useSyncExternalStore(installation.subscribe, installation.state, () => 'unknown' as const);
	const [wanted, setWanted] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of page counts
	useEffect(() => setWanted(wantsHint(countVisit())), [pathname]);

	if (!wanted || !PLACES.test(pathname) || (state !== 'offered' && state !== 'by-hand')) return null;

	const end = () => {
		declineHint();
		setWanted(false);
	};
	const install = async () => {
		end();
		await installation.install();
	};
	return (
		<BottomNote
			label="Установка приложения"
			closeLabel="Больше не предлагать"
			onClose={end}
			action={
				state === 'offered' && (
					<Button size="s" onClick={install}>
						Установить
					</Button>
				)
			}
		>
			<p className="font-medium">Поставьте Автосверку на экран</p>
			<p className="text-[14px] text-ink-2">
				{state === 'offered' ? (
					'Просмотренные отчёты откроются и без связи.'
				) : (
					<>
						В Safari: «Поделиться», затем «На экран „Домой“».{' '}
						<OwnLink to="/app" className="text-accent underline underline-offset-2">
							Подробнее
						</OwnLink>
					</>
				)}
			</p>
		</BottomNote>
	);
}
