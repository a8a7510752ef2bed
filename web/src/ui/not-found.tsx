import { House, SearchX } from 'lucide-react';
import { buttonClass } from './button.tsx';
import { Head } from './head.tsx';
import { OwnLink } from './link.tsx';
import { MessagePage } from './message-page.tsx';

/** The page for an address that leads nowhere: specification, section 8. */
export function NotFoundPage() {
	return (
		<>
			<Head title="Страница не найдена" description="Такой страницы на сайте нет." index={false} />
			<MessagePage icon={SearchX} over="404" title="Упс! Страница не найдена.">
				<p>Похоже, вы перешли по неправильной ссылке.</p>
				<OwnLink to="/" className={buttonClass()}>
					<House aria-hidden className="size-5" />
					На главную
				</OwnLink>
			</MessagePage>
		</>
	);
}
