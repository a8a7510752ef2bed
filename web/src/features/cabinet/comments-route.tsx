import { OwnComments } from './own-comments.tsx';
import { Tab } from './tab.tsx';

/** /user/comments */
export default function CommentsRoute() {
	return (
		<Tab title="Комментарии" description="Ваши комментарии к машинам.">
			{(token) => <OwnComments token={token} />}
		</Tab>
	);
}
