import { AppWindow } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { withoutFrame } from '../ui/frame.ts';
import { useInsideFrame } from '../ui/inside-frame.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { NewTabNote } from '../ui/new-tab-note.tsx';

/**
 * Around the content of a page that is never framed: the server forbids it, but a page in a frame can still
 * lead there without asking the server. In a frame a way into a tab of its own stands in place of the
 * content. As high as the screen: the foot stays out of sight while it is found out who is signed in.
 */
export function OwnTab({ children }: { children: ReactNode }) {
	const { pathname, search } = useLocation();
	if (!useInsideFrame()) return <div className="min-h-svh">{children}</div>;
	return (
		<MessagePage icon={AppWindow} title="Эта страница открывается в отдельной вкладке">
			<p>Здесь, внутри другого сайта, мы её не показываем: так никто не нажмёт в ней ничего за вас.</p>
			<a href={`${pathname}${withoutFrame(search)}`} target="_blank" rel="noopener" className={buttonClass()}>
				Открыть в новой вкладке
				<NewTabNote />
			</a>
		</MessagePage>
	);
}
