import { Download } from 'lucide-react';
import type { Installation } from '../../offline/installation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/**
 * How the site gets onto the screen of this very phone: a button where the browser has one, else words. The
 * script of the page shows the one that holds; without it those for every browser stand.
 */
export function InstallPart() {
	return (
		<Card as="section" aria-labelledby="install" className="mt-7 max-w-[46em] p-5 sm:p-6">
			<h2 id="install" className="text-xl font-bold">
				Поставить с сайта
			</h2>
			<div data-install className="mt-2 min-h-14 text-ink-2" aria-live="polite">
				<p {...when('installed')} hidden>
					Приложение уже стоит на этом устройстве.
				</p>
				<div {...when('offered')} hidden>
					<Button icon={<Download aria-hidden className="size-5" />}>Установить приложение</Button>
				</div>
				<p {...when('by-hand')} hidden>
					В Safari нажмите «Поделиться», затем «На экран „Домой“». Если браузер другой, откройте сайт в
					Safari.
				</p>
				<p {...when('unknown')}>
					Откройте меню браузера и выберите «Установить приложение» или «Добавить на главный экран». На
					iPhone: «Поделиться», затем «На экран „Домой“».
				</p>
			</div>
		</Card>
	);
}

const when = (state: Installation) => ({ 'data-when': state });
