import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { installation } from '../../offline/installation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** How the site gets onto the screen of this very phone: a button where the browser has one, else words. */
export function InstallPart() {
	const state = useSyncExternalStore(installation.subscribe, installation.state, () => 'unknown' as const);
	return (
		<Card as="section" aria-labelledby="install" className="mt-7 max-w-[46em] p-5 sm:p-6">
			<h2 id="install" className="text-xl font-bold">
				Поставить с сайта
			</h2>
			<div className="mt-2 min-h-14 text-ink-2" aria-live="polite">
				{state === 'installed' && <p>Приложение уже стоит на этом устройстве.</p>}
				{state === 'offered' && (
					<Button icon={<Download aria-hidden className="size-5" />} onClick={() => installation.install()}>
						Установить приложение
					</Button>
				)}
				{state === 'by-hand' && (
					<p>
						В Safari нажмите «Поделиться», затем «На экран „Домой“». В других браузерах iPhone откройте сайт в
						Safari.
					</p>
				)}
				{state === 'unknown' && (
					<p>
						Откройте меню браузера и выберите «Установить приложение» или «Добавить на главный экран». На
						iPhone: «Поделиться», затем «На экран „Домой“».
					</p>
				)}
			</div>
		</Card>
	);
}
