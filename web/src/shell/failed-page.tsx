import { RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import { use, useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { isLostConnection } from '../offline/connection.ts';
import { RequestIdContext } from '../request-id.ts';
import { WholeSheet } from '../styles/styles.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { OwnLink } from '../ui/link.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { NotFoundPage } from '../ui/not-found.tsx';

/**
 * What stands in place of a page that threw: specification, section 8. The error is reported to the server.
 * The page's own styles do not cover it.
 */
export function FailedPage({ error }: { error: unknown }) {
	return (
		<>
			<WholeSheet />
			<Message error={error} />
		</>
	);
}

function Message({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
	if (isLostConnection(error)) return <NoConnection />;
	return <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
	const { pathname, search } = useLocation();
	const id = use(RequestIdContext);
	useEffect(() => {
		// Loaded only on a failure; without a connection the report is dropped.
		const loading = import('../errors/report-error.ts');
		loading.then(({ sendErrorReport }) => sendErrorReport(error)).catch(() => {});
	}, [error]);
	return (
		<>
			<Head title="Ошибка" description="Страница не открылась." index={false} />
			<MessagePage icon={TriangleAlert} title="Произошла ошибка. Попробуйте перезагрузить страницу.">
				<a href={`${pathname}${search}`} className={buttonClass()}>
					<RotateCw aria-hidden className="size-5" />
					Перезагрузить страницу
				</a>
				{/* What the server has written stays: the browser does not know the number. */}
				<p className="text-base text-ink-3 empty:hidden" suppressHydrationWarning>
					{id && `Номер ошибки: ${id}`}
				</p>
			</MessagePage>
		</>
	);
}

/** A change of page that failed for want of a network: no bug, and not reported. */
function NoConnection() {
	return (
		<>
			<Head title="Нет связи" description="Страница не открылась." index={false} />
			<MessagePage icon={WifiOff} title="Нет связи">
				<p>
					Страница не открылась: сайт сейчас не отвечает. Отчёты, которые вы открывали, можно читать{' '}
					<OwnLink to="/offline" className="text-accent underline underline-offset-2">
						и без связи
					</OwnLink>
					.
				</p>
				<Button onClick={() => location.reload()} icon={<RotateCw aria-hidden className="size-5" />}>
					Попробовать снова
				</Button>
			</MessagePage>
		</>
	);
}
