import { FileX } from 'lucide-react';
import { data } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { OtherPosts } from './other-posts.tsx';

/** Gives the page its status; in the browser nothing needs to be asked. */
export function loader() {
	return data(null, { status: 404 });
}

export function clientLoader() {
	return null;
}

/** /posts/{path} for a path under which nothing was written: specification, section 8. */
export default function UnknownPost() {
	return (
		<>
			<Head title="Статья не найдена" description="Такой статьи на сайте нет." index={false} />
			<MessagePage icon={FileX} over="404" title="Статья не найдена">
				<p>Возможно, адрес набран с ошибкой. Вот что у нас есть.</p>
				<OwnLink to="/posts" className={buttonClass()}>
					Все статьи
				</OwnLink>
			</MessagePage>
			<div className="wrap mx-auto max-w-[40em] pb-16">
				<OtherPosts />
			</div>
		</>
	);
}
