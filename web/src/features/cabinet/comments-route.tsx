import type { OwnComment } from '@avtosverka/contract/cabinet';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { MessageSquareText } from 'lucide-react';
import { OwnLink } from '../../ui/link.tsx';
import { ListView } from './list-view.tsx';
import { useOwnList } from './own-list.ts';
import { Tab } from './tab.tsx';

const EMPTY = {
	icon: MessageSquareText,
	text: 'Нет комментариев',
	about: 'Здесь будут ваши комментарии к машинам.',
};

/** /user/comments */
export default function CommentsRoute() {
	return (
		<Tab title="Комментарии" description="Ваши комментарии к машинам.">
			{(token) => <Comments token={token} />}
		</Tab>
	);
}

function Comments({ token }: { token: string }) {
	const list = useOwnList<OwnComment>('/v1/car/comments/my', token);
	const words = list.state === 'failed' ? list.message : null;
	return (
		<ListView
			list={list}
			failed={words ?? 'Ошибка загрузки комментариев'}
			empty={EMPTY}
			keyOf={({ id }) => id}
		>
			{(comment) => <CommentLine {...comment} />}
		</ListView>
	);
}

function CommentLine({ vin, comment, created_at }: OwnComment) {
	return (
		<>
			<div className="flex flex-wrap items-baseline gap-x-4">
				<OwnLink to={`/checks/${vin}`} className="figures mr-auto font-semibold text-accent">
					{vin}
				</OwnLink>
				<time dateTime={created_at} className="figures text-[15px] text-ink-2">
					{formatMoment(created_at)}
				</time>
			</div>
			<p className="mt-1.5 whitespace-pre-line wrap-anywhere">{comment}</p>
		</>
	);
}
