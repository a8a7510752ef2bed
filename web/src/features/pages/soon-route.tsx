import { Hourglass } from 'lucide-react';
import { useLocation } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from './message-page.tsx';
import { findSoon } from './soon-pages.ts';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** A page that the shell names and that is not built yet. */
export default function Soon() {
	const page = findSoon(useLocation().pathname);
	const title = page?.title ?? 'Скоро';
	const about = page?.about ?? '';
	return (
		<>
			<Head title={title} description={about} index={false} />
			<MessagePage icon={Hourglass} over="Скоро" title={title}>
				<p>{about} Эта страница ещё готовится.</p>
				<OwnLink to="/" className={buttonClass()}>
					Проверить автомобиль
				</OwnLink>
			</MessagePage>
		</>
	);
}
