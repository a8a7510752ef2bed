import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { reportError } from '../features/errors/report-error.ts';
import { MessagePage } from '../features/pages/message-page.tsx';
import { NotFound } from '../features/pages/not-found.tsx';
import { Button } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';

/** What stands in place of a page that threw: specification, section 8. The server is told of it. */
export function FailedPage({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	return <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
	useEffect(() => reportError(error), [error]);
	return (
		<>
			<Head title="Ошибка" description="Страница не открылась." index={false} />
			<MessagePage icon={TriangleAlert} title="Произошла ошибка. Попробуйте перезагрузить страницу.">
				<Button onClick={() => location.reload()} icon={<RotateCw aria-hidden className="size-5" />}>
					Перезагрузить страницу
				</Button>
			</MessagePage>
		</>
	);
}
